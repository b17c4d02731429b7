import type { Written } from './paper.ts'

export const chats: readonly Written[] = [
  {
    name: 'a chat about a sick child',
    family: 'harlow',
    marked: `[3/10/26, 6:31 PM] Ana: where are you?? [[m:leo]] has a fever
[3/10/26, 6:33 PM] Ben: 10 min. give [[m:maya]] my hug
[3/10/26, 6:40 PM] Ana: we r at [[p:48 cedar lane]] not my moms
[3/11/26, 8:02 AM] Ben: dr needs his bday, [[b:11/22/19]] right?
[3/11/26, 8:03 AM] Ana: yes. n [[m:maisie]] had hers [[b:3/4]]
[3/11/26, 8:05 AM] Ben: k. call me 9375550199`,
  },
  {
    name: 'a chat about money',
    family: 'nguyen',
    marked: `Linh 09:14: my acct is [[a:4471902330]] at lone star, routing [[a:111000025]]
Derek 09:20: sent 320. conf 88172203
Linh 09:21: and [[m:may]]s shoes 41.50, may 18
Derek 09:40: whats [[m:thao]]'s ss number for the w4
Linh 09:44: [[s:900-22-4420]]. delete this pls
Derek 09:45: ok`,
  },
  {
    name: 'a chat that was printed from an app',
    family: 'obrien',
    marked: `Conversation with Patrick O'Brien · exported 05/02/2026 · page 4
Patrick (Apr 17, 5:20 PM): I will get [[m:Grace]] from practice, [[m:Declan]] goes with Sam's mom.
Siobhan (Apr 17, 5:26 PM): [[m:Declan's]] coach wants a copy of the birth certificate
Patrick (Apr 17, 5:30 PM): his is 2/8/13 not 2/18
Siobhan (Apr 17, 5:31 PM): send to [[p:22 north harbor dr]]. my new number [[p:8135550177]]`
      .replace("[[m:Declan's]]", "[[m:Declan]]'s")
      .replace('his is 2/8/13', 'his is [[b:2/8/13]]'),
  },
  {
    name: 'a chat of two grandparents',
    family: 'harlow',
    marked:
      `Ruth: Ben wants [[m:Maya]] and her brother for June
Joan: [[m:Leo]]?? he is 6! born nov 22 2019`.replace('nov 22 2019', '[[b:nov 22 2019]]') +
      `
Ruth: they both need SSN cards for the cruise, i have [[m:Mayas]]: [[s:900 11 2303]]
Joan: do not text that. my hip surgery is on the 4th of March`.replace('[[m:Mayas]]', '[[m:Maya]]s'),
  },
  {
    name: 'a chat in Spanish',
    family: 'garcia',
    marked:
      `Lucía: [[m:Sofi]] tiene fiebre`.replace('[[m:Sofi]]', '[[m:Sofía]]') +
      `
Andrés: voy. ¿[[m:mateo]] va a la escuela?
Lucía: sí. pide su acta, nació el [[b:18 de abril de 2020]]
Andrés: ¿a qué cuenta pago? ¿la [[a:0044-1188-27]]?
Lucía: sí, cuenta [[a:004411882701]]. no digas que vivo en [[p:310 Maple]]`,
  },
]
