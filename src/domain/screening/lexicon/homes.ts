import type { Pattern } from './patterns.ts'

/** Names and short forms of states, of Puerto Rico and of Mexico's and Spain's, where a city stands before them. */
export const stateNames =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Kans|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nebr|Nev|N\\.H|N\\.J|N\\.M|N\\.Y|N\\.C|N\\.D|Okla|Ore|Pa|P\\.R|R\\.I|S\\.C|S\\.D|Tenn|Tex|Va|Vt|Wash|W\\.Va|Wis|Wyo|D\\.C|CDMX|Ciudad de Mexico|Mexico|Jalisco|Jal|Nuevo Leon|N\\.L|NL|Estado de Mexico|Edo\\. ?Mex|Puebla|Pue|Queretaro|Qro|Guanajuato|Gto|Sonora|Son|Sinaloa|Sin|Chihuahua|Chih|Coahuila|Coah|Tamaulipas|Tamps|Veracruz|Ver|Yucatan|Yuc|Oaxaca|Oax|Michoacan|Baja California|B\\.C|Espana|Madrid|Barcelona|Valencia|Sevilla|Malaga)'

const dwelling =
  '(?:house|home|duplex|trailer|condo|townhouse|townhome|apartment|building|cabin|casa|vivienda|edificio|departamento|portal|chalet)'
const numbered = '(?:no\\.?|num(?:ber|ero)?\\.?|nr\\.?|#)'
const way = '(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)'
const crossing = "[a-z0-9']{2,20}(?: (?:st|street|ave|avenue|rd|road)\\.?)?"

/** Where mail goes or somebody lives without "street": boxes, rural routes, grids, corners, coordinates. In lower case. */
export const homes: readonly Pattern[] = [
  {
    reason: 'address',
    regex:
      /\b(?:p\.?\s?o\.?\s?(?:box|drawer|bin|bx|b)|post office (?:box|drawer)|mail ?box|apartado(?: postal| de correos)?|apdo\.?|casilla(?: postal)?|pmb|drawer)\s?(?:no\.?|num\.?|#)?\s?(?:[a-z]-?)?[0-9]{1,7}[a-z]?\b/g,
  },
  { reason: 'address', regex: /\bh\.?c\.?[- ]{0,2}[0-9]{1,3},?\s(?:p\.?o\.? )?(?:box|bx|buzon|buz\.?)\s?#?[0-9]{1,6}[a-z]?\b/g },
  {
    reason: 'address',
    regex:
      /\b(?:r\.?\s?r\.?|r\.?f\.?d\.?|r\.?d\.?|rural route|rt\.?|rte\.?|route|star route|ruta)[- ]{0,2}(?:no\.?|#)?\s?[0-9]{1,4},?\s(?:box|bx|buzon|buz\.?)\s?#?[0-9]{1,6}[a-z]?\b/g,
  },
  {
    reason: 'address',
    regex: /\bbox\s?#?[0-9]{1,6}[a-z]?,?\s(?:r\.?r\.?|r\.?f\.?d\.?|rural route|rt\.?|rte\.?|route|hc)[- ]{0,2}(?:no\.?|#)?\s?[0-9]{1,4}\b/g,
  },
  {
    reason: 'address',
    regex:
      /(?<![A-Za-z0-9$.,])[0-9]{2,5}(?: block of)? (?:[NSEW]|NE|NW|SE|SW)\.? (?!Court|District|Region)(?:Van |Le |La |El |San |St\.? |Los |Las )?[A-Z][a-z]{2,20}(?![a-z])/g,
    isCased: true,
  },
  { reason: 'address', regex: /(?<![a-z0-9$.,])[0-9]{3,5} [nsew]\. [a-z]{4,20}(?![a-z])/g },
  {
    reason: 'address',
    regex:
      /(?<![a-z0-9$.,])[0-9]{2,6} (?:[nsew]\.?){1,2} [0-9]{1,3}(?:st|nd|rd|th) (?:st|ave|street|avenue|terr|ter|pl|place|ct|court|rd|road|ln|lane|dr|drive|way|blvd)\b/g,
  },
  { reason: 'address', regex: /(?<![a-z0-9$.,])[0-9]{3,6} (?:hwy|highway|rte|route|us|sr|fm|cr) [0-9]{1,4}(?: [nsew])?(?![a-z0-9])/g },
  {
    reason: 'address',
    regex: /(?<![A-Za-z0-9$.,])[0-9]{1,5} (?:Rue|Via|Grand) [A-Z][a-z]{3,20}(?: (?:North|South|East|West))?/g,
    isCased: true,
  },
  { reason: 'address', regex: /\burb(?:anizacion)?\.? [a-z]{2,20}(?: [a-z0-9]{2,20}){0,3},[^.\n]{0,24}\bcalle [a-z0-9]{1,12}/g },
  { reason: 'address', regex: /(?<![a-z0-9])[a-z]{0,2}[0-9]{1,2}[a-z]?-[0-9]{1,3} calle [0-9a-z]{1,12}/g },
  { reason: 'address', regex: /\/{3}[a-z]{3,20}\.[a-z]{3,20}\.[a-z]{3,20}/g },
  {
    reason: 'address',
    regex: /\b(?:county|private|rural|farm) (?:road|rd|route|rt)\.? ?[0-9]{1,5}[^.\n]{0,12}gate code (?:is )?[0-9#*]{3,8}/g,
  },
  { reason: 'address', regex: /\bgate code (?:is |was )?[0-9#*]{3,8}/g },
  { reason: 'address', regex: /\b(?:psc|cmr|unit)\s[0-9]{1,5},?\sbox\s[0-9]{1,6}\b/g },
  {
    reason: 'address',
    regex: /\b[nsew]?[0-9]{1,6}\s(?:county|state|township|town)\s(?:road|rd|highway|hwy|trunk|line road)\s[a-z]{1,2}\b/g,
  },
  {
    reason: 'address',
    regex:
      /\b(?:edif(?:icio)?|torre|bloque|bldg|mza?|manzana)\.?\s?#?(?:[a-z]-)?[0-9a-z]{1,4},?\s(?:ap(?:to?|artamento)|depto|dpto|piso|lote?|lt|lte|casa)\.?\s?#?[0-9]{1,5}[a-z]?\b/g,
  },
  {
    reason: 'address',
    regex:
      /\b(?:cond(?:ominio)?|residencial|res|urb(?:anizacion)?|bo|barrio|fracc(?:ionamiento)?|villas?)\.?\s(?:[a-z]{2,15},?\s){1,5}(?:apto?|apartamento|edif|casa|km|bloque|calle|depto|num|no|#)\.?\s?#?(?:[a-z]-?)?[0-9]{1,5}(?:\.[0-9])?[a-z]?(?:[ -][0-9]{1,4})?\b/g,
  },
  {
    reason: 'address',
    regex: /\bcarr(?:etera)?\.?\s(?:pr-?|estatal |federal )?[0-9]{1,4},?\s(?:km|kilometro|k)\.?\s?[0-9]{1,3}(?:\.[0-9]{1,2})?\b/g,
  },
  {
    reason: 'address',
    regex: new RegExp(
      `\\b[0-9]{1,6}\\s${way}\\.?\\s[0-9]{1,3}(?:st|nd|rd|th)\\b(?:\\s(?:st|street|ave|avenue|pl|place|ct|court|rd|dr|ln|way)\\b)?`,
      'g',
    ),
  },
  { reason: 'address', regex: new RegExp(`\\b[0-9]{2,5}\\s${way}\\.?\\s[0-9]{2,5}\\s${way}\\b`, 'g') },
  { reason: 'address', regex: new RegExp(`\\b[0-9]{2,5}\\s(?:${way}\\.?\\s)?broadway\\b`, 'g') },
  { reason: 'address', regex: new RegExp(`\\b${dwelling}\\s${numbered}\\s?[0-9]{1,5}[a-z]?\\b`, 'g') },
  {
    reason: 'address',
    regex: new RegExp(
      `\\b${crossing}\\s?(?:&|and|y|esquina(?: con)?|esq\\.?)\\s${crossing},?\\s(?:[a-z]{1,12},?\\s){0,6}${dwelling},?\\s(?:at |with )?(?:${numbered}\\s?[0-9]{1,5}[a-z]?\\b|[0-9]{1,5}[a-z]?(?=[,.;)]|$))`,
      'g',
    ),
  },
  {
    reason: 'address',
    regex: /(?<![0-9.])-?[0-9]{1,3}\.[0-9]{4,10}\s?°?\s?[nsewo]?\s?[,;/ ]\s?-?[0-9]{1,3}\.[0-9]{4,10}(?:\s?°)?(?:\s?[nsewo]\b)?/g,
  },
  {
    reason: 'address',
    regex:
      /(?<![0-9.])-?[0-9]{1,3}\.[0-9]{2,10}\s?°?\s?[ns]?\s?[,;/ ]\s?(?:-[0-9]{1,3}\.[0-9]{2,10}|[0-9]{1,3}\.[0-9]{2,10}\s?°?\s?[ewo])\b/g,
  },
  {
    reason: 'address',
    regex:
      /\blat(?:itude|itud)?\.?\s?(?:is|es|:|=)?\s?-?[0-9]{1,3}\.[0-9]{1,10}.{0,6}\blon(?:g|gitude|gitud)?\.?\s?(?:is|es|:|=)?\s?-?[0-9]{1,3}\.[0-9]{1,10}/g,
  },
  {
    reason: 'address',
    regex:
      /(?:\b[nsewo]\s?)?\b[0-9]{1,3}\s?(?:°|deg(?:rees)?|grados)\s?[0-9]{1,2}(?:\.[0-9]{1,6})?\s?(?:'|min)\s?(?:[0-9]{1,2}(?:\.[0-9]{1,6})?\s?(?:"|''|sec|seg)?)?(?:\s?[nsewo]\b)?/g,
  },
  {
    reason: 'address',
    regex: /(?<![a-z0-9+])(?=[a-z]{0,8}[0-9])[23456789cfghjmpqrvwx]{4,8}\+[23456789cfghjmpqrvwx]{2,3}(?![a-z0-9])/g,
  },
  { reason: 'address', regex: /\b(?:general delivery|lista de correos)(?=,?\s[a-z. ]{2,30},?\s[a-z]{2,12}\s[0-9]{5})/g },
  { reason: 'zip', regex: /\bc\.?\s?p\.?\s?:?#?\s?[0-9]{5}\b/g },
]
