/** Universals (C5), each with what may stand instead. */
/** Only the first word is marked, unless `whole`. */
export const universals: readonly (readonly [phrase: string, instead: readonly string[], marked?: 'whole'])[] = [
  ['always', ['often', 'in my hearings']],
  [
    'never !met|visited|saw|spoke|called|returned|sent|filed|came|appeared|once|raised|had|received|got|asked|forget|again|showed|answered',
    ['seldom', 'not in my hearings'],
  ],
  ['every time', ['often'], 'whole'],
  ['every single|judge|lawyer|case|hearing|ruling|decision', ['many a']],
  ['everyone|everybody|nobody !knows|says|asked', ['many people', 'some people']],
  ['all the time', ['often'], 'whole'],
  ['all judges|lawyers|gals|fathers|mothers|men|women|dads|moms', ['some']],
  ['constantly', ['often']],
  ['siempre', ['a menudo', 'en mis audiencias']],
  ['nunca !vino|llamo|visito|contesto|llego|mando|hablo', ['pocas veces', 'no en mis audiencias']],
  ['todos los jueces|abogados|papas|hombres|padres', ['muchos de']],
  ['todo el tiempo', ['a menudo'], 'whole'],
  ['todas las veces', ['a menudo'], 'whole'],
]

/** Second-hand (C9). */
export const hearsay = `
  i|we|ive|weve ~1 heard !him|her|them|the|it|my|nothing|both|say|every|about|back|that|no|so ~1 @pro
  i|we|ive ~1 heard that|about|from|so|of|how|she|he|they !say|tell|yell|ask|laugh|scream|speak|talk|read|call
  from what|all i|we hear|heard|hear
  i ~1 hear ~2 she|he|that|they|is
  heard ~1 from ~2 friend|friends|people|others|neighbor|someone|somebody|coworker|lawyer|lawyers
  everyone|everybody|anyone ~3 knows|says|agrees|know|say|said
  people|they|others|folks|many ~1 say|claim|tell|report|talk
  word is|has|on|around
  rumor|rumors|rumour|rumours ~1 has|is|say|are|that
  the|courthouse gossip
  friend|friends|neighbor|neighbour|coworker|cousin|sister|brother|somebody|someone|lawyer|people|guy|mother ~4 told|tells|says|said|warned ~1 me|us ~1 that|about|this|he|she
  told by ~2 people|others|friends|someone|somebody|several|many
  was|were|been told ~1 that|by|he|she
  read|saw|seen ~2 online|internet|facebook|reviews|news|reddit
  according to ~1 people|others|friends|everyone
  well|widely known
  known ~1 to all
  reputation for|as|of
  supposedly|reportedly|apparently
  dicen|cuentan|comentan|aseguran
  me ~1 dijeron|contaron|platicaron|comentaron
  todo el mundo|barrio|pueblo ~1 sabe|dice
  todos ~1 saben|dicen
  he|hemos ~1 oido|escuchado
  escuche|oi que|decir
  segun ~2 gente|dicen|amigos|amigas|todos
  se ~1 dice|rumora|rumorea|sabe
  la gente ~2 dice|sabe|habla
  un|una|mi amigo|amiga|vecino|vecina|primo|prima|conocido|conocida ~2 dijo|conto|dice
`

/** First-hand (C6, C9): the author, or something seen that somebody did in the matter. */
export const firstHand = `
  i|me|my|we|our|us|ive|im|id|ill|weve|mine|myself|yo|mi|mis|me|nos|nuestra|nuestro|nosotros|nuestros|conmigo
  @she|ms|mr|dr|hearing|trial|order|report|ruling|evaluation|session ~4 said|asked|told|read|let|refused|ruled|arrived|interrupted|ordered|listened|explained|took|gave|granted|denied|signed|yelled|screamed|laughed|ignored|cut|spent|came|left|missed|filed|charged|billed|called|spoke|thanked|treated|looked|rolled|slept|waited|lasted|started|ended|went|made|changed|wrote|sent|answered|returned|met|visited|interviewed|copied|apologized|dropped|tried|allowed|walked|held|kept|sighed|mocked|talked|checked|found|set|moved|put|set|was|were|had
  llegó|llego|grito|dejo|explico|firmo|leyo|pregunto|interrumpio|hablo|cobro|contesto|presento|paso|vino|escucho|ordeno|nego|pidio|duro|dio
`
