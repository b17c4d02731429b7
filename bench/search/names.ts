/** Family names with their share of the population in percent, from the census of 2010's best-known head. */
export const familyHead: readonly (readonly [string, number])[] = (
  'Smith .828 Johnson .655 Williams .551 Brown .487 Jones .483 Garcia .395 Miller .394 Davis .378 Rodriguez .371 Martinez .359 ' +
  'Hernandez .354 Lopez .296 Gonzalez .285 Wilson .271 Anderson .266 Thomas .256 Taylor .255 Moore .245 Jackson .240 Martin .238 ' +
  'Lee .235 Perez .231 Thompson .225 White .224 Harris .212 Sanchez .208 Clark .191 Ramirez .189 Lewis .180 Robinson .179 ' +
  'Walker .177 Young .164 Allen .164 King .158 Wright .156 Scott .149 Torres .148 Nguyen .148 Hill .147 Flores .147 ' +
  'Green .146 Adams .145 Nelson .144 Baker .142 Hall .138 Rivera .133 Campbell .131 Mitchell .130 Carter .127 Roberts .127 ' +
  'Gomez .125 Phillips .122 Evans .121 Turner .118 Diaz .118 Parker .116 Cruz .114 Edwards .113 Collins .112 Reyes .111 ' +
  'Stewart .109 Morris .108 Morales .107 Murphy .105 Cook .103 Rogers .103 Gutierrez .100 Ortiz .097 Morgan .097 Cooper .095 ' +
  "Peterson .094 Bailey .094 Reed .094 Kelly .091 Howard .090 Ramos .090 Kim .089 Cox .089 Ward .088 Richardson .088 O'Connor .012 " +
  'Watson .085 Brooks .085 Chavez .085 Wood .085 James .084 Bennett .083 Gray .083 Mendoza .082 Ruiz .082 Hughes .081 ' +
  'Price .080 Alvarez .080 Castillo .079 Sanders .078 Patel .078 Myers .077 Long .076 Ross .076 Foster .075 Jimenez .074 Washington .060'
)
  .split(' ')
  .reduce<[string, number][]>((pairs, word, at, all) => (at % 2 === 0 ? [...pairs, [word, Number(all[at + 1])]] : pairs), [])

/** Given names with their share in percent, of working-age adults. */
export const givenHead: readonly (readonly [string, number])[] = (
  'James 1.6 Michael 1.5 Robert 1.5 John 1.5 David 1.3 William 1.2 Mary 1.3 Jennifer .9 Linda .8 Elizabeth .8 Richard .9 Patricia .8 ' +
  'Susan .7 Barbara .7 Joseph .8 Thomas .8 Christopher .8 Jessica .6 Sarah .6 Karen .6 Lisa .6 Nancy .5 Charles .7 Daniel .7 ' +
  'Matthew .6 Anthony .6 Mark .6 Margaret .4 Sandra .4 Ashley .4 Kimberly .5 Emily .4 Donna .4 Michelle .5 Carol .3 Amanda .4 ' +
  'Melissa .4 Deborah .4 Stephanie .4 Donald .4 Steven .5 Paul .5 Andrew .5 Joshua .5 Kenneth .4 Kevin .4 Brian .4 George .4 ' +
  'Timothy .4 Ronald .4 Jason .4 Edward .4 Jeffrey .4 Ryan .4 Jacob .3 Gary .3 Nicholas .3 Eric .3 Jonathan .3 Stephen .3 ' +
  'Larry .2 Justin .3 Scott .3 Brandon .3 Benjamin .3 Samuel .3 Gregory .3 Rebecca .3 Sharon .3 Laura .3 Cynthia .3 Kathleen .3 ' +
  'Amy .3 Angela .3 Maria .4 Jose .4 Juan .3 Carlos .3 Luis .3 Ana .2 Georgia .05 Virginia .1 Carolina .05 Nina .1'
)
  .split(' ')
  .reduce<[string, number][]>((pairs, word, at, all) => (at % 2 === 0 ? [...pairs, [word, Number(all[at + 1])]] : pairs), [])

/** States by their people in millions (2020). */
export const statePeople: Readonly<Record<string, number>> = {
  CA: 39.5,
  TX: 29.1,
  FL: 21.5,
  NY: 20.2,
  PA: 13.0,
  IL: 12.8,
  OH: 11.8,
  GA: 10.7,
  NC: 10.4,
  MI: 10.1,
  NJ: 9.3,
  VA: 8.6,
  WA: 7.7,
  AZ: 7.2,
  MA: 7.0,
  TN: 6.9,
  IN: 6.8,
  MD: 6.2,
  MO: 6.2,
  WI: 5.9,
  CO: 5.8,
  MN: 5.7,
  SC: 5.1,
  AL: 5.0,
  LA: 4.7,
  KY: 4.5,
  OR: 4.2,
  OK: 4.0,
  CT: 3.6,
  UT: 3.3,
  IA: 3.2,
  NV: 3.1,
  AR: 3.0,
  MS: 3.0,
  KS: 2.9,
  NM: 2.1,
  NE: 2.0,
  ID: 1.8,
  WV: 1.8,
  HI: 1.5,
  NH: 1.4,
  ME: 1.4,
  RI: 1.1,
  MT: 1.1,
  DE: 1.0,
  SD: 0.9,
  ND: 0.8,
  AK: 0.7,
  DC: 0.7,
  VT: 0.6,
  WY: 0.6,
}
