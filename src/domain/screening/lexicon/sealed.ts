// What a court has closed (ratings.md 3.2 and 3.5, C10). That a file was sealed, that CPS was called or that a child was
// heard in chambers may be told; what the closed papers or the child say may not.

const papers =
  'report|reports|file|files|record|records|evaluation|evaluations|transcript|transcripts|letter|letters|notes|exhibit|exhibits|affidavit|interview|interviews|documents|document|papers|study|findings|assessment'
const telling =
  'says|said|say|states|stated|state|shows|showed|show|reads|reports|reported|found|finds|finding|concluded|concludes|describes|described|lists|listed|mentions|mentioned|proves|proved|recommends|recommended|tells|told|wrote|writes|confirms|confirmed|admits|reveals|revealed'
const agencies = 'cps|dcfs|dcf|dhs|dss|acs|ocs|cys'
const closed = 'sealed|confidential|expunged|juvenile|dependency'

export const sealed = `
  ${closed} ~1 ${papers} ~5 ${telling}
  ${closed} ~1 ${papers} ~2 that|which i|my|we|he|she
  ${agencies} ~1 ${papers}|caseworker|worker|investigator ~4 ${telling}
  ${papers} ~2 from|by|of ~1 ${agencies} ~4 ${telling}
  according to|what the|my|our|his|her|their|a ~1 ${closed} ~1 ${papers}
  quote|quoting|copied|copy|read|reading|posting|post|sharing|share ~3 from ~1 ${closed} ~1 ${papers}
  in camera ~6 ${telling}
  ${telling} ~4 in camera
  not|never|shouldnt|cant ~2 supposed|allowed|permitted to ~1 show|share|post|publish|quote|write ~2 it|this|that|about
  informe|reporte|expediente|archivo|acta|evaluacion|documento ~1 sellado|sellada|confidencial|reservado|reservada|juvenil ~3 dice|decia|muestra|pone|concluye|senala|dijo|afirma|prueba|recomienda
  dice|segun|muestra|decia ~1 el|la|un|una informe|reporte|expediente|archivo|acta|evaluacion|documento ~1 sellado|sellada|confidencial|reservado|reservada|juvenil
  informe|reporte|expediente ~2 de|del cps|dcfs|proteccion ~4 dice|muestra|concluye|senala|dijo
`

/** A court has told the author to be silent. */
export const gagOrder = `
  gag order|orders
  under|violate|violating|violates|break|breaking|despite|against ~2 confidentiality|protective|nondisclosure order ~2 and|but|so|by
  court|judge|order ~1 told|ordered|orders|forbids|forbade|bars|barred ~1 us|me|everybody|everyone|both ~1 not to ~1 talk|speak|write|post|share|discuss|publish
  orden de ~1 silencio|mordaza
  ley mordaza
  me|nos prohibio|prohibieron|prohibe ~1 hablar|publicar|escribir|contar
`

/** Words after which quotation marks open on the text of an order. */
export const quotedPapers = 'order orders ruling decree judgment decision transcript minutes orden ordenes fallo sentencia resolucion acta'
export const quoting = 'says reads states stated said wrote quote quoted ordered dice decia reza pone'
