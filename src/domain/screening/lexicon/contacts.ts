import type { Pattern } from './patterns.ts'

/**
 * Ways to reach somebody that go round the plain forms of ./patterns.ts: signs told in words, user names beside
 * the name of a network, links without "https", addresses of machines. Every quantifier is bounded, as there.
 */
const signWords = '(?:under ?score|dot|dash|hyphen|plus|period|point|guion bajo|guion medio|guion|raya baja|raya|punto)'
const piece = '[a-z0-9][a-z0-9._%+-]{0,40}'
const local = `(?<![a-z0-9._%+-])${piece}(?:(?:\\s{1,2}${signWords}\\s{1,2}|\\s?[([{]${signWords}[)\\]}]\\s?)${piece}){0,4}`
const atSign = '(?:\\s{0,2}(?:@|[([{<](?:at|@|arroba)[)\\]}>])\\s{0,2}|\\s{1,2}(?:at sign|at|arroba)\\s{1,2})'
const dotSign = '(?:\\s{0,2}(?:\\.|[([{<](?:dot|punto|period|point|\\.)[)\\]}>])\\s{0,2}|\\s{1,2}(?:dot|period|point|punto)\\s{1,2})'
const mailEnds = '(?:com|net|org|edu|gov|gob|info|law|legal|me|mx|es|pr|us|co|uk|io|live|email|biz)'
const mailHouses = '(?:gmail|g mail|yahoo|hotmail|outlook|icloud|aol|proton ?mail|proton|msn|ymail|comcast)'

/** Services whose address is shortened, with or without what follows it. */
const services =
  '(?:linktr\\.ee|t\\.me|bit\\.ly|wa\\.me|m\\.me|fb\\.me|fb\\.com|lnk\\.bio|beacons\\.ai|gofund\\.me|cash\\.app|paypal\\.me|discord\\.gg|carrd\\.co|tinyurl\\.com|youtu\\.be|a\\.co|forms\\.gle|g\\.page|calendly\\.com|substack\\.com|medium\\.com|change\\.org)'
/** Ends of hosts that stand in no sentence where a blank after the full stop was forgotten. */
const hostEnds =
  '(?:com|net|org|info|edu|gov|gob|biz|lawyer|attorney|abogado|abogados|website|foundation|agency|legal|law|ee|mx|uk|pr|cl|pe|ar|br|fr|nl|eu|ch|au|nz|ru|cz|pl|dk|fi|gg|ly|tv|fm|cc|io|ai|app|dev|xyz|si|bio|page|link|click|club|ws|to|me|gl|co|us|ca|es|in|it|be|im|sh|st)'

const networks =
  '(?:instagram|insta|ig|twitter|tik ?tok|facebook|fb|snap ?chat|snap|telegram|whats ?app|venmo|cash ?app|zelle|pay ?pal|bizum|youtube|yt|reddit|discord|skype|linked ?in|threads|blue ?sky|mastodon|kik|signal|twitch|steam|xbox|xbox live|psn|gamer ?tag|gamertag|pinterest|tinder|bumble|hinge|onlyfans|strava|wechat|line|viber|messenger|mercado pago)'
const called = '(?:handle|name|user ?name|user|id|page|account|acct|profile|tag|cuenta|usuario|perfil|pagina|nick)'
/** A word that only a user name is: with an underscore, or letters and then digits. */
const userName = '(?=[a-z0-9.-]{0,30}(?:_[a-z0-9_.]|[a-z]{3}[0-9]|[0-9][a-z]{4}))[a-z0-9_][a-z0-9_.-]{3,38}[a-z0-9_]'
/** The same with a dot or a hyphen inside: only where something says that a name follows. */
const dottedName = '(?=[a-z0-9]{0,30}[_.0-9-][a-z0-9])[a-z0-9_][a-z0-9_.-]{2,38}[a-z0-9_]'

/** Read in lower case, all of them. */
export const contacts: readonly Pattern[] = [
  { reason: 'email', regex: new RegExp(`${local}${atSign}[a-z0-9-]{2,40}(?:${dotSign}${mailEnds}){1,2}\\b`, 'g') },
  { reason: 'email', regex: new RegExp(`${local}${atSign}${mailHouses}\\b(?:${dotSign}[a-z]{2,4}\\b)?`, 'g') },
  {
    reason: 'email',
    regex: new RegExp(`\\b(?:e-?mail|gmail|hotmail|correo|icloud)\\s(?:address )?(?:is|es|:)\\s?(${dottedName})`, 'g'),
    group: 1,
  },
  { reason: 'email', regex: new RegExp(`(?<![a-z0-9_.@-])(${userName})\\s(?:on|en|at|de)\\s${mailHouses}\\b`, 'g') },
  { reason: 'handle', regex: /(?<![a-z0-9_$])\$[a-z][a-z0-9_]{1,24}-[a-z0-9_-]{1,24}[a-z0-9]/g },
  { reason: 'link', regex: new RegExp(`(?<![a-z0-9.@-])${services}(?![a-z0-9-])(?:\\/[^\\s<>"]{0,200})?`, 'g') },
  {
    reason: 'link',
    regex: new RegExp(`(?<![a-z0-9.@-])[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,40}){0,3}\\.${hostEnds}\\/[^\\s<>"]{2,200}`, 'g'),
  },
  { reason: 'link', regex: /(?<![a-z0-9.@-])[a-z0-9-]{2,40}\.(?:com|org|net|gob|gov|edu)\.[a-z]{2}\b(?:\/[^\s<>"]{0,200})?/g },
  { reason: 'link', regex: /(?<![a-z0-9.@-])[a-z0-9-]{2,40}\.(?:lawyer|attorney|abogados?|website|foundation|agency)\b/g },
  {
    reason: 'link',
    regex:
      /(?<![a-z0-9-])[a-z0-9-]{3,40}\s{1,2}(?:dot|punto)\s{1,2}(?:com|net|org|info|mx|es|me|co|law|legal)(?:\s{1,2}(?:slash|diagonal|barra)\s{1,2}[a-z0-9_.-]{1,40})?\b/g,
  },
  { reason: 'link', regex: /(?<![0-9a-f:])(?=[a-f:]{0,20}[0-9])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}(?![0-9a-f:])/g },
  {
    reason: 'link',
    regex:
      /(?<![0-9a-z:])(?=[a-f:]{0,20}[0-9])[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6}::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?:\/[0-9]{1,3})?(?![0-9a-z:])/g,
  },
  { reason: 'link', regex: /(?<![0-9a-f-])(?=[a-f-]{0,12}[0-9])(?:[0-9a-f]{2}-){5}[0-9a-f]{2}(?![0-9a-f-])/g },
  { reason: 'handle', regex: /(?<![a-z0-9._])@[a-z0-9_][a-z0-9_.-]{1,38}[a-z0-9_]/g },
  {
    reason: 'handle',
    regex: /(?<![a-z0-9_.\\/-])(?!img_|dsc_|mvi_|vid_|pxl_)[a-z0-9][a-z0-9.-]{1,30}(?:_{1,2}[a-z0-9.-]{0,29}[a-z0-9]){1,5}_?/g,
  },
  {
    reason: 'handle',
    regex:
      /(?<![a-z0-9_.])(?!(?:room|suite|apt|unit|exhibit|ex|page|dept|case|docket|file|index|report|no|number|cause|item|box|car|lot|tag)#)[a-z0-9_][a-z0-9_.]{1,31}#[0-9]{4}(?![0-9])/g,
  },
  {
    reason: 'handle',
    regex: new RegExp(
      `\\b${networks}(?:'s)?\\s{0,2}(?:${called}\\s{0,2})?(?:(?:is|was|as|under|es|como|con|de|en|por|to|at)\\s|[:=,;(–-]|\\s)\\s{0,2}@?(${userName})`,
      'g',
    ),
    group: 1,
  },
  {
    reason: 'handle',
    regex: new RegExp(
      `\\b(?:${networks}(?:'s)?\\s{0,2}(?:${called})?\\s{0,2}[:=]|${networks}(?:'s)?\\s${called}\\s{0,2}(?:is|was|as|under|es|:|=)?|${networks}\\s(?:is|es))\\s{0,2}@?(${dottedName})`,
      'g',
    ),
    group: 1,
  },
  {
    reason: 'handle',
    regex: new RegExp(
      `(?<![a-z0-9_.@-])(${userName}|(?=[a-z]{3,20}\\.[a-z]{3})[a-z.]{7,40}[a-z])(?:\\s{1,2}(?:on|en|from|over on|is (?:his|her|my|the)|es (?:su|mi|el))\\s{1,2}|\\s?\\(\\s?)(?:the |his |her |my |su |el |la )?${networks}\\b`,
      'g',
    ),
    group: 1,
  },
  {
    reason: 'handle',
    regex: new RegExp(`\\b(?:log ?in|user ?name|usuario)\\s?(?:is|was|es|era|:|,|=)\\s?"?(${dottedName})`, 'g'),
    group: 1,
  },
  {
    reason: 'handle',
    regex: new RegExp(
      `\\b(?:follow|find|add|dm|message|siga(?:n|nla|nlo|nme)|busquen(?:la|lo|me)?|agregu?en(?:me|la|lo)?)\\s(?:me|him|her|us|them)?\\s?(?:at|as|en|como|on)?\\s?@?(${userName})`,
      'g',
    ),
    group: 1,
  },
]
