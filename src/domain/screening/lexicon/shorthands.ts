import type { Shorthands } from '../phrases.ts'

/** Groups of words and of phrases that the tables of several checks use. */
export const shorthands: Shorthands = {
  groups: {
    i: 'i|ill|im|id|ive|ima|imma|we|well|yo',
    intend: 'will|ill|gonna|going|wanna|want|shall|should|must|gotta|could|would|plan|planning|about|ready|promise|swear|imma|ima|id',
    someone: 'someone|somebody|anyone|anybody|people|everyone|they|fathers|dads|moms|parents',
    ought: 'should|ought|needs|need|must|has|have|better|please|gotta|could|will|going|oughta',
    harm: 'kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|choke|choking|hang|hanging|lynch|slaughter|execute|behead|poison|assassinate|eliminate|unalive|torture|maim|drown|hurt|hurting|punch|smack|slap|attack|waste|end|gut|skin|crucify|burn|burning|rape|slit|run_over|exterminate|whack|snipe|torch|suffocate|break',
    pro: 'judge|judges|lawyer|lawyers|attorney|attorneys|guardian|guardians|gal|evaluator|evaluators|mediator|commissioner|magistrate|justice|expert|psychologist|therapist|clerk|bailiff|counsel|referee|coordinator|custody|honor|juez|jueza|jueces|abogado|abogada|abogados|licenciado|licenciada|tutora|tutor|evaluador|evaluadora|magistrado|magistrada|mediador|mediadora|perito|perita|#own',
    human:
      'man|woman|guy|lady|person|people|family|ex|wife|husband|bitch|bastard|idiot|pig|monster|scum|piece|animal|coward|dude|girl|kid|kids|children|one|father|mother|thing|fool|hombre|mujer|tipo|senor|senora|vieja|viejo|desgraciado|desgraciada|maldito|maldita',
    him: 'him|her|them|you|ya|em|everyone|everybody|yourself|himself|herself|yall',
    his: 'his|her|your|their|the|this|that|its|judges|gals|lawyers|attorneys',
    she: 'he|she|they|you|hes|shes|theyre|youre|youll|hell|shell|theyll|#own|judge|lawyer|attorney|gal|guardian|evaluator',
    weapon:
      'gun|guns|rifle|pistol|shotgun|ammo|weapon|knife|machete|bomb|bat|glock|bullet|bullets|ar15|gas|gasoline|explosives|acid|hammer|axe|molotov',
    child:
      'child|children|kid|kids|son|sons|daughter|daughters|baby|babies|boy|boys|girl|girls|toddler|stepson|stepdaughter|grandson|granddaughter|grandkids|grandchildren|grandchild|grandbaby|twins|niece|nieces|nephew|nephews|infant|newborn|stepkids|stepchildren|hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|nieto|nieta',
    parent:
      'he|she|they|hes|shes|dad|dads|father|mother|mom|stepdad|stepfather|stepmom|stepmother|boyfriend|girlfriend|ex|uncle|grandfather|husband|wife|parent|cousin|brother|babysitter|nanny|sitter|grandmother|grandma|grandpa|aunt|roommate|stepbrother|papa|mama|padrastro|madrastra|novio|tio|padre|madre|ella|el',
    now: 'now|tonight|today|tomorrow|currently|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|help|911|soon|hoy|ahora|ahorita|manana|ayuda|auxilio|noche|sabado|domingo|viernes|lunes',
    place:
      'court|courthouse|courtroom|building|house|home|office|chambers|place|bench|car|corte|juzgado|tribunal|casa|oficina|edificio|carro|coche|despacho',
  },
  macros: {
    target: ['@him', '@pro', 'this|that|the|these|those|every|all|his|her|your ~2 @pro|@human'],
    thing: ['@place', 'this|that|the|his|her|your|down ~2 @place'],
  },
}
