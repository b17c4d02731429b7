import type { Pattern } from './patterns.ts'

/**
 * Numbers of persons, cars and cards beyond the forms of ./patterns.ts, each beside the word that says what it is.
 * Every quantifier is bounded, as there.
 */
const number = '(?:no\\.?|num(?:ber|ero)?\\.?|nr\\.?|#|id|is|was|are|son|es|de|del|el|la|:|,|=)'
const lastFour = '(?:last|final|ultim[oa]s|termina(?:n|da|do|cion)?|acaba(?:n)?|end(?:s|ing)?|xxx-?xx)'
const social = '(?:ssn|ss#|s\\.s\\.n\\.?|social(?! (?:work|media|serv|stud|life|skill|pres|network))|seguro)'

export const identifiers: readonly Pattern[] = [
  {
    reason: 'social_security',
    regex: new RegExp(`\\b${social}[^.\\n0-9]{0,40}\\b${lastFour}\\b[^.\\n0-9]{0,24}([0-9]{4})(?![0-9])`, 'g'),
    group: 1,
  },
  {
    reason: 'social_security',
    regex: new RegExp(`\\b${lastFour}\\b[^.\\n0-9]{0,12}(?:4 )?[^.\\n0-9]{0,24}\\b${social}\\b[^.\\n0-9]{0,24}([0-9]{4})(?![0-9])`, 'g'),
    group: 1,
  },
  {
    reason: 'social_security',
    regex: new RegExp(
      `(?<![0-9])([0-9]{4})[^.\\n0-9]{0,24}\\b(?:last|ultimos) (?:four|4|cuatro)(?: digits| digitos)?,? (?:of|on|in|de|del)[^.\\n0-9]{0,12}\\b${social}`,
      'g',
    ),
    group: 1,
  },
  { reason: 'social_security', regex: /(?<![a-z0-9])(?:x{3}|\*{3})[- ]?(?:x{2}|\*{2})[- ]?([0-9]{4})(?![0-9])/g },
  {
    reason: 'social_security',
    regex:
      /\b(?:last|ultimos) (?:four|4|cuatro)(?: digits| digitos)?[:,]? (?:(?:is|are|was|were|son|de) )?(?!(?:19|20)[0-9]{2})([0-9]{4})(?![0-9])/g,
    group: 1,
  },
  { reason: 'account', regex: /\b(?:cvv2?|cvc2?|csc|security code|codigo de seguridad)\s?(?:is|es|:|#)?\s?[0-9]{3,4}(?![0-9])/g },
  { reason: 'account', regex: /\bpin\s?(?:code|number|numero)?\s?(?:is|was|es|era|:|#)\s?([0-9]{4,6})(?![0-9])/g, group: 1 },
  {
    reason: 'account',
    regex:
      /\b(?:card|visa|mastercard|amex|account|acct|checking|savings|debit|tarjeta|cuenta)[^.\n0-9]{0,24}\b(?:ending|ends|end|last|last four|termina(?:da|cion)?|ultimos)\b[^.\n0-9]{0,24}([0-9]{3,6})(?![0-9])/g,
    group: 1,
  },
  {
    reason: 'document_number',
    regex: new RegExp(
      `\\b(?:licen[sc]e|licencia|dl|d\\.l\\.|passport|pasaporte|cedula|ine|ife|dni|nie|nif|nss|curp|rfc|elector|medicaid|medicare|green card|alien|uscis|permit|inmate|booking|badge|placa de policia|state id|id card)(?: (?:de conducir|de manejo|de elector|profesional|card))?\\s?(?:${number}\\s{0,2}){0,3}((?=[a-z0-9-]{0,20}[0-9][a-z-]{0,3}[0-9][a-z-]{0,3}[0-9][a-z-]{0,3}[0-9])[a-z]{0,4}-?[0-9][a-z0-9-]{3,20})(?![a-z0-9])`,
      'g',
    ),
    group: 1,
  },
  {
    reason: 'document_number',
    regex: /(?<![A-Za-z0-9-])(?:[0-9]{8}-?[A-HJ-NP-TV-Z]|[XYZ]-?[0-9]{7}-?[A-Z]|[A-Z][0-9]{6,8})(?![A-Za-z0-9-])/g,
    isCased: true,
  },
  {
    reason: 'plate',
    regex:
      /(?<![A-Z0-9-])(?=[A-Z -]{0,5}[0-9])([A-Z0-9]{2,4}[ -]?[A-Z0-9]{2,4}(?:-[A-Z0-9]{1,3})?),?\s\(?(?:is |are |was |were |are on |on )?(?:his |her |the |its |their |su |sus |las |de )?(?:license )?(?:plates?|tags?|placas?)\b/g,
    isCased: true,
    group: 1,
  },
  {
    reason: 'plate',
    regex:
      /(?<![A-Z0-9-])(?!(?:19|20)[0-9]{2})(?:[0-9]{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}|[A-Z]{3}-[0-9]{2}-[0-9]{2}|[A-Z]{3}-[0-9]{3}-[A-Z])(?![A-Z0-9-])/g,
    isCased: true,
  },
  {
    reason: 'plate',
    regex:
      /\b(?:[Pp]lates?|[Pp]lacas?)\s?(?:is|says|said|reads|read|that says|that reads|dice|dicen|:)?\s?"?([A-Z0-9]{5,8})(?![A-Za-z0-9])/g,
    isCased: true,
    group: 1,
  },
  { reason: 'document_number', regex: /\b(?:passport|pasaporte)[^.\n0-9]{0,20}([0-9]{3}[ -][0-9]{3}[ -][0-9]{3})(?![0-9])/g, group: 1 },
  {
    reason: 'plate',
    regex: /\b[Vv]anity (?:[Pp]late|[Tt]ag)s? (?:that )?(?:is |says |reads |said |read )?"?([A-Z0-9]{3,9})(?![A-Za-z0-9])/g,
    isCased: true,
    group: 1,
  },
  { reason: 'plate', regex: /(?<![A-Z0-9-])[0-9][A-Z]{3} [0-9]{3}(?![A-Z0-9-])/g, isCased: true },
  {
    reason: 'docket',
    regex: /(?<![A-Za-z0-9-])(?!(?:ORS|RCW|NRS|USC|CRS|ARS)\b)[A-Z]{1,4} (?=[0-9-]{8,20})[0-9]{3,6}(?:-[0-9]{1,6}){1,3}(?![A-Za-z0-9-])/g,
    isCased: true,
  },
  { reason: 'docket', regex: /(?<![A-Za-z0-9-])[A-Z]{1,4} [0-9]{2,4} [0-9]{3,8} [0-9]{2}(?=[.,;:)]|$)/g, isCased: true },
  { reason: 'phone', regex: /(?<![0-9])[0-9](?:[ .-]{1,2}[0-9]){9,10}(?![0-9])/g },
  { reason: 'phone', regex: /(?<![0-9])[0-9](?:[ .-][0-9]){2}[,;/] ?[0-9](?:[ .-][0-9]){2}[,;/] ?[0-9](?:[ .-][0-9]){3}(?![0-9])/g },
  {
    reason: 'phone',
    regex:
      /(?<![0-9-])(?:1[- .])?\(?8(?:00|33|44|55|66|77|88)\)?[- .](?=[A-Z0-9-]{0,9}[A-Z]{3})[A-Z0-9]{2,8}(?:-[A-Z0-9]{2,7})?(?![A-Za-z0-9])/g,
    isCased: true,
  },
  { reason: 'phone', regex: /(?<![0-9$,.])\(?[2-9][0-9]{2}\)?[,:;]\s?[0-9]{3}[,:; -]{1,2}[0-9]{4}(?![0-9,.]?[0-9])/g },
]
