/**
 * Given names and what their bearers are called, one family of names a line: the full forms (spellings and
 * translations of one name), a colon, the short and pet forms. English and Spanish names of the United States;
 * written for this project from common knowledge. Folded (`fold`): without marks, lower case.
 */
const table = `
aaron aron: ron ronnie ronny erin
abigail abbigail: abby abbie abi gail abbe nabby
abraham abram: abe bram ham
ada: addie adie
adelaide: addie adele addy heidi ada della adie
adeline adelina adelaida: addie addy ada ad delia lina
adrian adrienne adriana: ad ade rian
agnes agneta: aggie aggy nessie inez nancy
aida: ida
alan allan allen: al lan
alana alanna: lana allie
albert alberto adelbert elbert: al bert bertie berty beto albie
alberta: bert bertie allie berta
alejandra alexandra alessandra alexandria: alex ale sandra sandy lexi allie alix sasha alexa lexie
alejandro alexander alexandre alasdair alistair: alex al alec alejo sandy sandro xander lex zander sasha jandro
alexis: alex lexi lexie
alfonso alphonso alonzo alonso alfonse alphonse: al fonzie poncho lonnie alf fonso lon
alfred alfredo: al fred freddie freddy alf fredo alfie
alfreda: freda freddie alfie
algernon: al algie algy
alice alicia alisha: allie ali lisa elsie ally alley licha alli
allison alison allyson: allie ally ali alli alley
almira: myra
alonzo alonso: al lon lonnie lonzo
althea: thea
alvin alvah alva: al vin vinnie
alyssa alissa: allie ally lissa
amanda: mandy manda mandi mandie amy
amber: am
ambrose: brose
amelia emelia: amy millie emmie mel mellie emily
amos: moses
anastasia: ana stacy stacey stacie tasia annie
anderson: andy
andrea: andi andie drea andy
andrew andres andreas andre: andy drew dre
angela angelina angelica: angie angel angi lina ange
angelo: ange
ann anne anna ana: annie nan nana nancy nanny hannah anita nina anny
annabel annabelle anabel: anna ann belle annie
annette: anne nettie netta ann annie
anthony antonio antony antoine: tony toni tonio anton nino ant tono
antoinette antonia antonette: toni tony nettie netta tonia ann tonya
antonina: toni tony
apollonia: polly
arabella arabelle: bella belle ara arry
archibald: archie archy baldo
ariel arielle: ari
arlene: lena arly
arlo: lo
armando: mando
arnold arnoldo: arnie arny arne
arthur arturo: art artie arty turo
ashley ashlee: ash lee
aubrey: bree
audrey: dee aud
august augustus augustine agustin augusta: gus augie tina gussie aug
augustina: tina gussie aggy
aurelia: ora lia ree aurie oralia
aurora: rory
barbara barbra: barb barbie babs bobbie barby babbie bonnie
barnabas: barney
barney: bernie
bartholomew bartolome: bart bartie batt mees
basil: baz
beatrice beatrix beatriz: bea bee trixie trix trissie betty bebe
belinda: linda bella bell lindy bel
benedict: ben bennie benny
benjamin benjamen: ben benny benji bennie jamie benjy benja
bernadette: bernie detta berny bern
bernard bernardo barnard: bernie barney bern nardo berney
bernice berenice: bernie bunny berney
bertha: bert birdie bertie
bertram bertrand: bert bertie
bethany: beth
beverly beverley: bev bevvie
blanche: bea
bonita bonnie: nita
bradford bradley: brad ford
brandon brendon: brand brandy
brenda: brendy
brendan: bren
brent: brenton
brian bryan bryant: bry
bridget brigid brigitte: biddy bridie bridey biddie brie bridgie
brittany britney: britt brit brittnie
broderick: brody brady rick ricky rod
caitlin caitlyn kaitlin katelyn kaitlyn: cait kate katie kaity kait catie
caleb: cal
calvin: cal vin vinny
cameron: cam ron ronny
camille camilla camila: cammie millie cam mila cammy
candace candice: candy dacey
carl karl charles carlo: carlito
carla: carly karla
carlos: carlitos charlie litos
carlotta: lottie carrie
carol carole carroll carolyn caroline carolina carolann carolynn: carrie caro callie lynn cassie lina caddie carry lyn
casey: case
casper: jasper
cassandra kassandra: cassie cass sandra sandy casey cassey sandi kass
catherine katherine kathryn cathryn catharine katharine katheryn catalina katarina kathrine katrina: kate kathy cathy katie kay kitty kathie cat kat trina katy cathie kit rina cate lina cassie casey kath karen kathey kati lena
cathleen kathleen: kathy trina lena cathy katie kate cathie kathie kay katy kath kit casey cassie
cecil: cis ces
cecilia cecelia cecile: celia cissy cis sissy cece ceci sis cely
cedric: rick ricky ced
celeste: celia
celestine: celia lessie
chandler: chan
charity: chattie
charles carlos: charlie chuck chas chaz charley chip chick carl chet cha chad
charlotte: charlie lottie char lotta lotty sherry lola charley
chauncey: chance chan
chelsea: chel chels
cheryl sheryl: cher sherry cheri
chester: chet
christian kristian cristian: chris kit christy
christina kristina cristina christine kristine christiana: chris tina christy kris chrissy kristy christie crissy ina kristi crys tiny teenie xina kristie chrissie
christopher kristofer christoffer kristopher cristobal: chris kit topher kris cris chrissy christy kester stoffer
clara clarissa clarice clarinda: clare claire clair cissy
clarence: clare clair clancy
claudia: claudie claud
clayton: clay
clement clemente: clem clemmie
clementine clementina: clem
cleveland: cleve
clifford clifton: cliff ford
clinton: clint
columbus: clum
conrad konrad: con conny
constance constancia constanza: connie con stanza
cordelia: cordy delia
corinne corinna cora corrine: corie cori rina corrie
cornelia: nelia corny neely nelle cornie nell
cornelius: con conny corny neil niel neely lon
courtney: court curt
crystal krystal: chris crys tal stal
curtis: curt kurt
cynthia: cindy cindi cyndi cynthie cyndy cindie
cyrus: cy
dalton: dahl
damian damien: dame
daniel daniela: dan danny dann danni dane
danielle: dani ellie danny
daphne: daph daphie
darlene darleen: lena darry darla
darrell darryl daryl: dar
david: dave davey davy davi
deanna deana dianna: dee ann anna deedee annie
deborah debra debora: deb debbie debby debbi bee deby
deirdre: dee didi
delbert: bert del
delilah: lila della lil
delores dolores deloris: lola dee della lolita dolly loli dolley lollie
demetrius demetrio: dee deme
denise denisse: dee denny nese niecy
dennis denis dionisio: denny den
derrick derek deric: ricky rick eric der
desiree: desi desree des
diana diane dianne: di dee didi dicey dian
diego: santi
dominic dominick domingo dominique: dom nick nicky mingo
donald donal: don donnie donny donn
donna: donnie
dora: dorrie
dorcas: dory
doris: dory dodie
dorothy dorothea dorotea: dot dottie dolly dory thea dora dee dotty dodie dortha doll
douglas douglass: doug dougie
drusilla: dru cilla
duane dwayne: dewey
duncan: dunc
dustin: dusty
earl earle: earley
ebenezer: eb eben ebbie
edgar: ed eddie eddy
edith: edie edy eda eadie
edmund edmond edmundo: ed eddie eddy ned ted mundo
edna: eddie
eduardo edward: ed eddie eddy ned ted teddy lalo eddo neddy
edwin: ed eddie eddy ned win
edwina: edie win winnie eddie
effie: euphemia
egbert: bert burt
eileen aileen: lena allie helen lee
elaine elena helen helena helene ellen eleanor elinor eleanora eleanore elenora leonora leonore: ellie nell nellie lena nelly ella lainie laney nora lanna lenora nelia elly eleck leni
elbert: bert albert
eldon: el
eli elias elijah: lee lige
elisha: lish eli
elizabeth elisabeth elisabet isabel: liz lizzie beth betty betsy eliza lisa elsie libby bess bessie ellie betsey liza elise bette lilibet elsa buffy bettie lizabeth lib lissie lisbeth lizbeth bee liddy birdie lily chabela betse bet
ella: ellie el elle
ellis: lee
elmer: el
eloise: lois lou heloise
elsa: elsie
elvira: elvie vira
elwood: woody el
emanuel emmanuel manuel manuela emmanuela: manny manu mani immanuel manolo lito manuelito
emeline: em emma emmy milly emily emmie
emilio: milo emi
emily emilia emelie: em emmy millie emma emmie milly mel
emma: em emmy emmie
ephraim: eph
eric erick erik: rick ricky
erica erika ericka: rickie ricky rika
erin: rin
ernest ernesto: ernie erny neto ern
ernestine: ernie tina teeny erna teena
ervin irvin irving irwin: irv erv ervie
esmeralda: esme essie
esteban stephen steven stefan stephan: steve stevie steph
estella estelle estela: stella essie telly
esther ester hester: essie hettie hessie esty hetty tess
ethan: eth
ethel: ethie
ethelbert: bert
eugene eugenio eugenia: gene genie geno jean
eunice: nicie euny
eustace: stacy stacey
eva evelyn eve evelina evangeline: evie lyn evvie angie lina vangie
evan: ev van
ezekiel: zeke ez
ezra: ez
faith: fay fae
felicia felicity: fel fliss lish felix
felipe philip phillip phillipe: phil flip pip lippy pippo
felix: fel
fernando ferdinand: fern ferdie nando fred ferdy freddie fernie
fidelia: delia
florence florencia flora: flo flossie florrie flory floss
frances francesca francisca francine: fran frannie fanny francie frankie franny frank sis paca fannie cissy francey
francis francisco franklin francesco: frank frankie paco pancho fran franny cisco kiko chico franky fritz
freda frieda: freddie frida
frederica: freddie frieda ricki fred freddy
frederick fredrick federico frederic fredric: fred freddie freddy fritz rick fredo ricky frits fede
gabriel gabriela gabrielle gabriella: gabe gabby gabi ella elle gaby brie ellie gab
gareth: gary
garfield: gar
garrett: gary garry
gary: garry
gaspar jasper: jas
gavin: gav
genevieve genoveva: gen jenny eve evie ginny viv gene jen vieve jean
geoffrey jeffrey jeffery jefferey: geoff jeff jeffry jeffy jefferson
george jorge: georgie geordie jorgie coque jordi
georgia georgina georgiana georgette: georgie gina georgy ina
gerald jerald gerard gerardo geraldo: jerry gerry jer
geraldine: gerry jerry dina gerrie deana
gertrude: gertie trudy trudi gert trudie
gilbert gilberto: gil bert beto gib
gillian jillian: jill gill jilly jillie
giovanni giovanna: gio gianni vanni
gladys: glad gladdie
gloria: glory glo
gordon: gordy gord gordie
grace graciela: gracie grayce chela gracy
graham: gram
greg: gregg
gregory gregorio gregor greggory: greg gregg gory goyo rory
greta margareta: gretta
gretchen: margaret greta
griffin: griff
griselda: grissel zelda
guadalupe: lupe lupita pita
guillermo william willem wilhelm: bill billy will willie willy liam memo wil wills billie
gustavo gustav gustave: gus tavo
gwendolyn gwendolen: gwen wendy gwenny lynn gwyn
hannah hanna johanna: ann annie nan susannah
harold: hal harry harv
harriet harriett harriette: hattie harry hatty etta
harrison: harry
harvey: harv
heather: hettie
hector: ector tito
henrietta enriqueta: etta hattie hetty retta henny queta ettie etty hank
henry enrique harry henri: hank hal kike quique hen rique
herbert heriberto herberto: herb bert herbie beto
herman hermann german: herm manny hermie
hermione: hermie
hezekiah: hy hez kiah
hilary hillary: hil lary hilly
hilda: hildie
hiram: hy
honora honor: nora norah norry honey
horace: ory harry horry
hortense hortensia: tensia
hosea: hose
howard: howie hal ward howey
hubert: bert hugh hub hubie
hugh hugo: hughie huey hew
humberto humbert: beto bert
humphrey: humph
ian john: ean
ignacio ignatius: nacho iggy nate nash iggie
imogene: immy gene
ines inez: agnes nessie
inga: ingrid
irene: rena renie rene
isaac issac: ike zac isaak zeke
isabella isabelle isobel isabel: bella belle izzy bell isa issy ella tibbie chabela chavela nib ib sabra izzie
isaiah: ike zay izzy isa zadie
isidore isidoro isidora: izzy izzie dora
israel: izzy
ivan: vanya
jack: jackie john jock jacky
jackson: jack jacky
jacob jakob jacobo: jake jay cobb jakie coby jaap jakey cob
jacqueline jacquelyn jaqueline: jackie jacqui jacky lynn jack
jaime james diego jacobo: jim jimmy jamie jay jem jimmie jimi jimbo jamey
james: jim jimmy jamie jay jimmie jem jamey seamus
jane jayne: janie jan jenny janey jessie jean jennie jeanne
janet janette: jan jessie nettie jennie
janice janis: jan
jared: jerry
jasmine: jas jazz
jason: jay jase jayson
javier xavier: javi zave xavi javy
jean jeanne jeannette jeanette jeannine joan: jeanie jennie nettie jen janie jenny jeannie netta jan
jedediah: jed diah
jemima: mima
jennifer: jen jenny jenni jenn jennie jenna
jeremiah jeremy jeremias: jerry jem jer
jerome jeronimo: jerry jer
jesse: jess jessie
jessica: jess jessie jessy jessi
jesus: chuy chucho suso
joan joann joanna joanne juana johanna: jo joanie jody hannah joni jan janie
joaquin: quino quin
jocelyn joscelyn: joss lynn joy
joel: joe
john jonathan johnathan jonathon johnathon johannes johann ivan jon: jack johnny johnnie ian jock jackie jonny sean nathan jonnie jony nat
jonas: jo
jordan: jordy jud
jose joseph giuseppe: joe joey pepe jos jo joseito chepe pepito jody cheo
josefina josephine josepha josefa: jo josie fina josey josette pepa joey pheny jody feeny
josephus: joe joseph
joshua josue: josh jos
josiah: jos joe si
joyce: joy
juan: johnny john juanito juancho juanny
juanita: nita jane
judah: jude jud
judith judy: jude judi judie jody
judson: jud
julia julie juliana julianna: jules jill juli
julian julius julio: jules jule
juliet juliette julieta: julie jules
justin justine: jus justy tina juss
karen: kari karrie
karl: carl
karla: carla
katelin: kay kate
kathlyn: kathy kate
kayla: kay
keith: kei
kelly kelley kellie: kel
kelvin: kel kelly
kendall: ken kenny
kendra: ken kenny kay
kendrick: ken kenny ricky
kenneth: ken kenny kennie kendrick
kent: ken kenny kendrick
kerry kerri: ker
kevin: kev
kimberly kimberley kimberlee: kim kimmy kimmie kym kimber
kirsten kristen kristin kirstin: kris kristy kirsty kristi chris kirstie
kyle: ky
lafayette: laffie fate
lamont: monty
lance: lancelot
larry: laurie lawrence
latisha latisa: tish tisha
laura laurel lauren lora laurinda: laurie lori lolly ren lor
lavinia: vina vinnie
lawrence laurence lorenzo: larry laurie lon lenzo renzo lorne loren lars lory lonnie
leah: lee
leander: lee
leanne leann: lee ann annie
leila: lee
leland: lee
lemuel: lem
lenora leonora: nora lee lenny
leo: lee
leon: lee leo lennie
leonard leonardo: leo len lenny lee leon lennie nardo lineau
leopold leopoldo: leo polo poldo
leroy: roy lee
leslie lesley: les
lester: les
leticia letitia: lettie letty tish ticia titia lety
levi: lee
lewis louis luis: lou louie lew lucho
lillian liliana lilian: lil lily lilly lillie lolly
lincoln: linc
linda: lin lindy lynn lynne lindie
lindsay lindsey: lin linds lindy
linwood: lin woody
lionel: leo
lois: lou
lorena: rena lori
loretta: lorrie retta etta lori
lorraine: lorrie lori rain
louise louisa luisa: lou lulu eliza lois louie
lourdes: lulu
lucas luke lucius luther: lukas
lucia lucy lucille lucinda luciana lucile: lu cindy lou luci lula cille luce
lucian luciano: lou lucio
lucrecia: lucre
lucretia: creasey
luella: lou ella lulu
lydia: lyddy liddy
lyndon: lindy lynn
lynette linette: lynn
mabel: may belle
mackenzie: mac kenzie mack
madeline madeleine magdalena madelyn magdalene madelaine: maddie lena maddy magda mady maud madge lynn mattie
madison: maddie maddy
mahala: hallie
malachi: mal
malcolm: mal mac malc
malinda melinda: mindy lindy linda mel lindie
manerva minerva: minnie eve nervie nerva
marc marcos marcus mark marco: marky
marcella marcela: marcie chela marcy cella
marcia marsha: marcie mary marcy
margaret margarita margarette marguerite marjorie margery margret: maggie meg peggy marge margie daisy peg greta rita madge meggie maggy margo mamie mae gretta meta midge marjie peggie maisie mago metta margy mog maisy
margo margot: maggie
maria mary marie mariah: mitzi molly may mamie polly mimi maura maureen mae mollie mia masha minnie marika maruja cuca moll
mariana marianne marian marion maryann mary: ann anne annie marie
mariano: nano
maribel: mari bel
maricela marisela: mari chela
marietta: maria mary may marie etta
marilyn marylin: mary lynn marie
mario: mayo
marisol: mari sol
marissa: rissa
marjorie: marge margie margy
marlene: lena marly
marshall: marsh
martha marta: marty mattie patsy patty mat martie matty
martin: marty mart martie
martina: tina marty
marvin mervin mervyn: marv merv
mathew matthew mateo matias matthias: matt matty thias mat teo
mathilda matilda: tilly mattie maud tilda patty tillie maude
maureen: mo reenie mary moe
maurice mauricio: morry mo morris moe reece maury morey
maximilian maximillian maximo: max maxi
maxine: max
maxwell: max
mckenna: ken kenna meaka
megan meghan meagan: meg meggie
mehetabel mehitable: hetty mabel hitty mitty hettie mettie
melanie: mel mellie
melchizedek: zadock dick
melissa: lissa mel missy lisa milly millie lissie
melody: lodi mel
melvin: mel
melvina: vina
mercedes: mercy merche sadie meche
meredith: merry
michael miguel michel micheal mitchell: mike mick mickey mikey mitch micah mickie mikie mico micky
michaela: kayla micky
michelle michele: shelly mickey shelley chelle shell shellie
mildred: millie milly
millicent: millie missy milly
milton: milt
mindy: mindie
mirabel: belle mira
miranda: randy mandy mira mandie
miriam: mimi mitzi mitsy
monica: mona monnie
montgomery: monty
mordecai: mort
morgan: mo
morris: mo morry
mortimer: mort morty
morton: mort morty
moses moises: mo moe mose moss
muriel: mur
myron: ron
myrtle: myrt mert
nadia: nadine
nadine: nada deedee
nancy: nan nannie ann nance nana
naomi: omi nomi
napoleon: nap nappy leon
natalie natalia nathalie: nat natty nattie tallie talia tasha
natasha: tasha nat
nathan nathaniel nathanael: nate nat than natty
nelson: nels nelly
newton: newt
nicholas nicolas nickolas nikolas: nick nicky nico claus klaus nik claes cole nic
nicodemus: nick nicky
nicole nicola nichole nicolette: nikki nicki cole nicky nikky colette
nora norah: norrie
norbert norberto: bert norby beto
norma: normie
norman: norm
obadiah: obed obie diah dyer
obed: obie
octavia: tave tavia tavy
octavio: tavo
odell: del
olive olivia: ollie liv livvy nollie livia libby olly
oliver: ollie ol olly
oscar: ossie okie
osvaldo oswald oswaldo: ossie ozzie waldo ozzy valdo oz
otis: ode
owen: oen
pablo paul paulo: paulie pauly pol
pamela: pam pammy pammie
parthenia: parsuny pasoonie phenie
patience: pat patty
patricia: pat patty tricia trish patti tish patsy trisha pati pattie
patrick patricio: pat paddy rick patsy ricky pato
paula paulette: polly pauly lettie paulie
paulina pauline: polly lina paula
pearl: pearlie
pedro peter pete: perico petey
penelope: penny neppie
percival: percy
percy: perce
peregrine: perry
phebe phoebe: phoe
philadelphia: delphia
philander: fie
philinda: linda lindy lynn
phineas: finn
phyllis: phyl
pilar: pili
pleasant: ples
pocahontas: pokey
prescott: scott scotty pres
preston: scotty
priscilla: cilla prissy cissy pris cil prissie
providence: prov
prudence: prue prudy
quentin quintin quincy: quent quint quinn
rachel rachael raquel: rach shelly rae ray
rafael raphael: rafa rafe ralph rafi
ralph: rafe
ramiro: miro
ramon raymond ramona raymundo: ray mon mona mundo monchi
randall randolph: randy dolph rand
raul ralph: rulo
ray: raymond
rebecca rebekah rebeca: becky becca beck reba bekah beca
regina: reggie gina reg reggy
reginald reynaldo reinaldo: reg reggie naldo ren rey reggy
renata: rena
rene renee: rennie
reuben ruben: rube ben benny
rhoda: rodie
rhonda: ron ronnie
ricardo richard: rick ricky dick rich richie rico ritchie rickie ric dickie dickon dicky hick ricki richy
rita: margarita
robert roberto: rob bob bobby robbie bert beto robby robin dob rupert hob bobbie robb
roberta: bobbie berta bert robbie bobby berti robin
rocio: chio
roderick rodrigo: rod rick rody erick ricky rodge roddy
rodney: rod roddy
rodolfo rudolph rudolf adolph adolfo: rudy fito rolf dolph dolf rolfie rolo
rogelio roger: rog rodge hodge rodger roge
roland rolando orlando: rollo rolly lanny lando rowland rollie rolo
ronald ronaldo reynold: ron ronnie ronny naldo
ronda: ronnie
rosa rose rosie: rosey rosita
rosabella rosabel: belle rosa rose roz
rosalba: rosa alba
rosalie rosalia: rosie rose
rosalind rosalinda rosalyn: linda roz rosie rose lynn rosa ros
rosario: charo chayo
roscoe: ross
roseann rosanna roseanne roxanna roxanne roxana rosana: rose ann roxie rosie roxy anna roz rox
rosemary rosemarie: rosie rose mary marie
roxane: rox roxie
rufus: rufe
russell: russ rusty
ruth: ruthie
ryan: ry
sabrina: brina sabby
salome: loomie sal
salvador salvatore: sal chava sally
samantha: sam sammy mantha sammie
samson sampson: sam sammy
samuel samuela: sam sammy sammie
sandra: sandy sandi sandie
sanford: sandy
santiago: santi chago diego tiago
sarah sara: sally sadie sallie
savannah: vannie anna savanna
scott: scotty scottie
sean shaun shawn: seanie shane
sebastian: seb bas bastian sebby
selena selina salina celina: lena sel celia
serena: rena
sergio: serge checo
seymour: morey see
shannon: shanon
sharon sharron: sharry sha shari shar
shelby: shel
sheldon shelton: shel shelly tony
sheridan: dan danny sher
sherman: sherm
shirley: lee sherry shirl
sidney sydney: sid syd
sigismund: sig
silas: si
silence: liley
silvester sylvester: sly syl vester vest si sy
silvia sylvia: syl silvie sylvie
simeon simon: si sion sy
socorro: coco
sofia sophia sophie: sofi phia sof sophy
solomon: sal salmon solly sol saul zolly
sonia sonya: sonny
spencer: spence
stacy stacey: stace
stanford: stan
stanley: stan lee
stephanie estefania stefanie: steph steffi stephie annie stevie fanny
steven stephen: steve stevie steph
stewart stuart: stew stu stewie
sullivan: sully van
susan susana susanna susannah suzanne suzanna: sue susie suzy sukey suze hannah anna suki suzie zsa nan
sybil sibyl: sib sibbie
tabitha: tabby
tamara tamra: tammy tami tam tammie
tanisha: tanny
tasha: tash
taylor: tay
teresa theresa therese terese terry theresia: tess tessie tessa teri tere reese terrie tracy tressa thirza teresita
terrance terrence terence: terry
thaddeus tadeo: thad tad ted
thelma: tell
theodora teodora: dora theo teddy
theodore teodoro theodoric: ted teddy theo tad teo dore doro
theophilus: ote
thomas tomas: tom tommy thom tomcat tommie
tiffany: tiff tiffy
timothy timoteo: tim timmy timmie teo
tobias: toby tobe bias
tomasa: tommie
tracy tracey: trace
tranquilla: trannie quilla
travis: trav
trevor: trev
trinidad: trini
trudy: gertrude
tyler: ty
tyrone: ty rone
ulysses ulises: lyss ulie
uriah: riah
ursula: ursie sula
valentina valentine valentin: val vallie felty
valeria valerie: val valery
vanessa: nessa van vannie vanna essa
vaughn: van
verna: vernie
vernon: vern verne
veronica: ron ronnie roni vera vero ronna frony franky vonnie
vicente vincent vincenzo: vin vince vinnie vinny chente vinson
victor: vic vick
victoria: vicky vicki vickie tori vic vikki torie torri tory
viola: vi ola
violet violeta: vi viola letty
virgil: virge virgie
virginia: ginny ginger virgie jenny gina ginnie jane jennie ginney
vivian viviana vivien: viv vivi
wallace: wally wallie
walter: walt wally wat wallie
wanda: wendy
warren: ren
washington: wash
wayne: way
webster: webb
wendy: wen
wesley: wes west
whitney: whit
wilbur wilber: will willie willy
wilda: willie
wilfred wilford: will fred willie willy wilf
wilhelmina willamina guillermina: minnie mina willie wilma billie mittie
willard wilbert willis: will willie bill billy bert
wilma: billie willie minnie
wilson: will willie willy
winfield: win field winny winnie
winifred: winnie fred freddie win winny freda
winston: win winnie tony
woodrow: woody wood drew
xenia: zena
yolanda: yoli yola yolie landa
yvonne ivonne: vonnie vonna yve
zachary zachariah zackary zacharias zachery: zach zack zak zac zachy zacharie zeke
zebedee: zeb
zebulon: zeb lon
zedekiah: zed diah dyer
zelda: zel
zenaida: naida
`

/** Of one name at most so many others are tried; the likeliest stand first. */
const mostOthers = 24

interface NameFamily {
  full: readonly string[]
  short: readonly string[]
}

const words = (text: string) => text.trim().split(' ').filter(Boolean)

const families: readonly NameFamily[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [full = '', short = ''] = line.split(':')
    return { full: words(full), short: words(short) }
  })

const byName = new Map<string, NameFamily[]>()
for (const family of families) {
  for (const name of new Set([...family.full, ...family.short])) byName.set(name, [...(byName.get(name) ?? []), family])
}

/**
 * The other given names by which someone of this given name may be known, likeliest first: of a short form
 * the full ones, of a full one its short forms; then the others of the same family of names.
 * @param name one folded word; `[]` for a word that is no known given name
 */
export function otherNamesOf(name: string): string[] {
  const known = byName.get(name) ?? []
  const first = known.flatMap(({ full, short }) => (full.includes(name) ? short : full))
  const then = known.flatMap(({ full, short }) => (full.includes(name) ? full : short))
  return [...new Set([...first, ...then])].filter((other) => other !== name).slice(0, mostOthers)
}

/** Every pair of a full name and a short form of it. */
export function nicknamePairs(): { full: string; short: string }[] {
  return families.flatMap(({ full, short }) => full.flatMap((name) => short.map((other) => ({ full: name, short: other }))))
}

/** What is left of a pet form without its ending and a letter doubled for it: "deb" of "debbie"; `null` where too little is left. */
export function stemOf(name: string): string | null {
  const [, stem = ''] = /^(.+?)(?:ie|ey|ee|y|i)$/.exec(name) ?? []
  const single = stem.replace(/(.)\1$/, '$1')
  return single.length >= 3 ? single : null
}
