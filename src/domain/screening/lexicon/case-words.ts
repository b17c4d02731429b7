/** Words after which a number is that of a case, an appeal or a report, and what may stand between. In lower case. */
export const caseWords =
  '(?:case|docket|cause|file|index|matter|petition|appeal|court file|ref|reference|report|incident|complaint|citation|warrant|referral|intake|judgment|causa|caso|expediente|exp|juicio|autos|querella|procedimiento|apelacion|amparo|rollo|recurso|folio|toca|carpeta|nuc|nig|rit|ruc|denuncia|reporte|demanda|acta|diligencias|ejecutoria)'
export const caseLinks =
  '(?:no\\.?|nos\\.?|num(?:ber|ero)?s?\\.?|nr\\.?|#|:|id|is|was|are|es|era|de|del|la|el|ref|reference|case|police|report|file|investigacion|familiar|judicial|civil|penal|previas|urgentes|apelacion|amparo|directo|indirecto|ordinario|oral|verbal|contencioso|divorcio|custodia|guarda|under|bajo|con)'

/** What makes a number with letters a measure, an hour or an age. */
export const measures =
  'k am pm a p hr hrs h yr yrs y yo mo mos min mins m lb lbs mg ml ft sq mi km st nd rd th usd mxn mph pp x to s d w o er do ra old year month day week hour page'
/** What stands before the number of a statute. */
export const lawBefore =
  /(?:sections?|sec\.?|titles?|chapters?|ch\.|statutes?|stat\.?|code|rules?|forms?|§|act|ley|articulos?|arts?\.?|c\.?r\.?s\.?|a\.?r\.?s\.?|r\.?c\.?w\.?|o\.?r\.?s\.?|n\.?r\.?s\.?|m\.?r\.?s\.?a?\.?|r\.?s\.?a\.?|k\.?s\.?a\.?|n\.?j\.?s\.?a\.?|o\.?c\.?g\.?a\.?)\s?[a-z]{0,4}\.?\s?$/
