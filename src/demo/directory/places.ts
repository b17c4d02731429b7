/** The id under which the directory keeps the demo. */
export const demoId = 'demo'

/** A state of the demo: real counties, and the invented name that all of its courts bear. */
export interface State {
  code: string
  name: string
  /** People of the 2020 census, in hundreds of thousands: more people, more professionals. */
  size: number
  /** An invented word. No court of the United States is called so. */
  bench: string
  /** Real ones, the largest first. Plain names for counties ("Travis"), whole names for all else ("Orleans Parish"). */
  counties: readonly string[]
}

const state = (code: string, name: string, size: number, bench: string, counties: string): State => ({
  code,
  name,
  size,
  bench,
  counties: counties.split(', '),
})

/** The fifty states and the District of Columbia. */
export const states: readonly State[] = [
  state('AL', 'Alabama', 50, 'Ambervale', 'Jefferson, Mobile, Madison, Montgomery, Shelby, Baldwin, Tuscaloosa'),
  state(
    'AK',
    'Alaska',
    7,
    'Northwend',
    'Anchorage Municipality, Matanuska-Susitna Borough, Fairbanks North Star Borough, Kenai Peninsula Borough, Juneau City and Borough, Bethel Census Area',
  ),
  state('AZ', 'Arizona', 72, 'Sandrelle', 'Maricopa, Pima, Pinal, Yavapai, Mohave, Yuma, Coconino'),
  state('AR', 'Arkansas', 30, 'Quillbrook', 'Pulaski, Benton, Washington, Sebastian, Faulkner, Craighead'),
  state(
    'CA',
    'California',
    395,
    'Marrowick',
    'Los Angeles, San Diego, Orange, Riverside, San Bernardino, Santa Clara, Alameda, Sacramento',
  ),
  state('CO', 'Colorado', 58, 'Pinehallow', 'El Paso, Denver, Arapahoe, Jefferson, Adams, Larimer, Boulder'),
  state('CT', 'Connecticut', 36, 'Elmstane', 'Fairfield, Hartford, New Haven, New London, Litchfield, Middlesex'),
  state('DE', 'Delaware', 10, 'Tidewarden', 'New Castle, Sussex, Kent'),
  state('DC', 'District of Columbia', 7, 'Arborwend', 'District of Columbia'),
  state('FL', 'Florida', 215, 'Coralhythe', 'Broward, Palm Beach, Orange, Pinellas, Brevard, Volusia, Leon, Alachua'),
  state('GA', 'Georgia', 107, 'Wexcombe', 'Fulton, Gwinnett, Cobb, DeKalb, Clayton, Chatham, Richmond, Muscogee'),
  state('HI', 'Hawaii', 15, 'Palmhallow', 'Honolulu, Hawaii, Maui, Kauai'),
  state('ID', 'Idaho', 18, 'Sagewend', 'Ada, Canyon, Kootenai, Bonneville, Twin Falls, Bannock'),
  state('IL', 'Illinois', 128, 'Corvenfield', 'Cook, DuPage, Lake, Will, Kane, Champaign, Sangamon, Peoria'),
  state('IN', 'Indiana', 68, 'Hadlowen', 'Marion, Lake, Allen, Hamilton, St. Joseph, Tippecanoe, Vanderburgh'),
  state('IA', 'Iowa', 32, 'Millhythe', 'Polk, Linn, Scott, Johnson, Black Hawk, Woodbury'),
  state('KS', 'Kansas', 29, 'Windrelle', 'Johnson, Sedgwick, Shawnee, Wyandotte, Douglas'),
  state('KY', 'Kentucky', 45, 'Bluehallow', 'Jefferson, Fayette, Kenton, Boone, Warren, Hardin'),
  state(
    'LA',
    'Louisiana',
    47,
    'Cyprelle',
    'East Baton Rouge Parish, Jefferson Parish, Orleans Parish, St. Tammany Parish, Lafayette Parish, Caddo Parish, Calcasieu Parish',
  ),
  state('ME', 'Maine', 14, 'Saltmarrow', 'Cumberland, York, Penobscot, Kennebec, Androscoggin'),
  state('MD', 'Maryland', 62, 'Oysterwick', "Montgomery, Prince George's, Baltimore, Anne Arundel, Baltimore City, Howard, Frederick"),
  state('MA', 'Massachusetts', 70, 'Haddlestone', 'Middlesex, Worcester, Essex, Suffolk, Norfolk, Bristol, Plymouth, Hampden'),
  state('MI', 'Michigan', 101, 'Lakewarden', 'Macomb, Genesee, Ottawa, Kalamazoo, Muskegon, Monroe, Berrien, Bay'),
  state('MN', 'Minnesota', 57, 'Tarnwick', 'Hennepin, Ramsey, Dakota, Anoka, St. Louis, Olmsted, Stearns'),
  state('MS', 'Mississippi', 30, 'Magnowend', 'Hinds, Rankin, Forrest, Lafayette, Pearl River'),
  state('MO', 'Missouri', 62, 'Riverstane', 'St. Charles, Greene, Jefferson, Boone, Jasper, Buchanan, Cole'),
  state('MT', 'Montana', 11, 'Skyhallow', 'Yellowstone, Gallatin, Missoula, Flathead, Cascade, Lewis and Clark'),
  state('NE', 'Nebraska', 20, 'Plainwick', 'Douglas, Lancaster, Sarpy, Hall, Buffalo'),
  state('NV', 'Nevada', 31, 'Silverwend', 'Clark, Washoe, Lyon, Carson City, Elko, Douglas'),
  state('NH', 'New Hampshire', 14, 'Granmoor', 'Hillsborough, Rockingham, Merrimack, Strafford, Grafton'),
  state('NJ', 'New Jersey', 93, 'Harborstane', 'Bergen, Middlesex, Essex, Hudson, Monmouth, Ocean, Camden, Mercer'),
  state('NM', 'New Mexico', 21, 'Mesarelle', 'Bernalillo, Doña Ana, Santa Fe, Sandoval, San Juan'),
  state('NY', 'New York', 202, 'Hollinmarch', 'Queens, Richmond, Onondaga, Orange, Rockland, Niagara, Schenectady, Oswego'),
  state('NC', 'North Carolina', 104, 'Foxmarrow', 'Wake, Mecklenburg, Guilford, Forsyth, Cumberland, Durham, Buncombe, New Hanover'),
  state('ND', 'North Dakota', 8, 'Wheatmoor', 'Cass, Burleigh, Grand Forks, Ward'),
  state('OH', 'Ohio', 118, 'Buckhythe', 'Franklin, Cuyahoga, Hamilton, Summit, Montgomery, Lucas, Butler, Stark'),
  state('OK', 'Oklahoma', 40, 'Redmarrow', 'Oklahoma, Tulsa, Cleveland, Canadian, Comanche'),
  state('OR', 'Oregon', 42, 'Firwarden', 'Multnomah, Washington, Jackson, Linn, Yamhill, Benton'),
  state('PA', 'Pennsylvania', 130, 'Quarrowick', 'Philadelphia, Allegheny, Bucks, York, Berks, Luzerne, Dauphin, Erie'),
  state('RI', 'Rhode Island', 11, 'Baymarch', 'Providence, Kent, Washington, Newport, Bristol'),
  state('SC', 'South Carolina', 51, 'Palmerelle', 'Greenville, Richland, Charleston, Horry, Spartanburg, Lexington'),
  state('SD', 'South Dakota', 9, 'Stonewend', 'Minnehaha, Pennington, Lincoln, Brown'),
  state('TN', 'Tennessee', 69, 'Cedarmarch', 'Shelby, Davidson, Knox, Hamilton, Rutherford, Williamson'),
  state('TX', 'Texas', 291, 'Larkmoor', 'Harris, Dallas, Tarrant, Bexar, Travis, Collin, Denton, El Paso'),
  state('UT', 'Utah', 33, 'Saltrelle', 'Salt Lake, Utah, Davis, Weber, Washington, Cache'),
  state('VT', 'Vermont', 6, 'Maplemarrow', 'Chittenden, Rutland, Washington, Windsor, Windham'),
  state('VA', 'Virginia', 86, 'Vinmarch', 'Fairfax, Prince William, Loudoun, Chesterfield, Henrico, Arlington'),
  state('WA', 'Washington', 77, 'Rainhythe', 'King, Pierce, Snohomish, Spokane, Clark, Thurston, Whatcom'),
  state('WV', 'West Virginia', 18, 'Coalhallow', 'Kanawha, Berkeley, Monongalia, Cabell, Wood, Raleigh'),
  state('WI', 'Wisconsin', 59, 'Kettlemoor', 'Milwaukee, Dane, Waukesha, Brown, Racine, Outagamie'),
  state('WY', 'Wyoming', 6, 'Windmarrow', 'Laramie, Natrona, Campbell, Sweetwater'),
]

const wholeName = /(County|Parish|Borough|Municipality|Census Area|City|District of Columbia)$/

/** A county as one says it: "Travis County", "Orleans Parish", "Carson City". */
export function spoken(county: string): string {
  return wholeName.test(county) ? county : `${county} County`
}
