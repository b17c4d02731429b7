const dates =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december'
const events = 'hearing|hearings|trial|court|conference|mediation|review|evaluation|appeal|deposition'

/** The matter is not over (ratings.md 3.5, C15): what is written now can be read out in it. */
export const activeCase = `
  my|our|the|a next|final|upcoming ~1 ${events} ~2 is|will|in|on|this|next|coming
  ${events} ~1 is|are|comes ~1 up ~1 next|this|in|on|set|scheduled|coming|${dates} ~2 week|month|weeks|months|days|spring|summer|fall|winter|for|${dates}
  ${events} is|are ~1 next|tomorrow|coming|pending|${dates}
  ${events} coming up
  have|has|got ~2 ${events} ~1 next|this|tomorrow|on|in|coming ~2 week|month|weeks|months|days|${dates}
  go|going|return|back ~1 back ~2 to|for|on ~4 final|next ~1 ${events}
  next ${events} !was
  case|matter|divorce|appeal|custody ~1 is|are ~1 still pending|open|ongoing|going|before|undecided
  case|matter|divorce|appeal|custody is|are ~1 pending|ongoing|undecided
  pending|ongoing|open ~1 case|matter|divorce|appeal|custody ~1 before|with|in|and|so
  still|are|am ~1 waiting ~1 for|on ~3 ruling|order|decision|judgment|decree|trial|hearing|report
  mi|nuestro|el caso|juicio|divorcio|asunto ~1 sigue|esta|continua ~1 abierto|pendiente|curso|proceso
  tenemos|tengo|hay ~2 audiencia|juicio|corte ~2 proxima|proximo|manana|lunes|martes|miercoles|jueves|viernes|semana|mes
  proxima|siguiente audiencia !fue
  audiencia|juicio ~1 es|sera ~2 proxima|proximo|manana|lunes|martes|miercoles|jueves|viernes|semana|mes
  esperando|espero|esperamos ~2 fallo|sentencia|decision|orden|audiencia
`
