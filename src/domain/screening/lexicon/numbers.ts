/** Digits as words, English and Spanish (marks left out). */
export const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
}

/** What carries a number further without being a digit: "triple five". */
export const repeats: Readonly<Record<string, number>> = { double: 2, doble: 2, triple: 3, treble: 3, quadruple: 4, cuadruple: 4 }
/** Words for two digits, as numbers are told in Spanish above all: "doce", "noventa". */
export const pairWords =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa'
/** What is said between digits. */
export const saidSigns = 'dash hyphen guion raya dot punto space espacio then luego area code y'

export const months =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'

export const birthWords =
  'born birthday birthdate dob birth bday nacio nacida nacido nacieron nacimiento cumpleanos cumple naci cumplio turned turns birthdates birthdays bdays births newborn nac fdn natalicio'
/** A child, before a date in brackets. */
export const childWords =
  'oldest eldest youngest middle middlest firstborn older younger elder son sons daughter daughters kid child boy girl baby twins twin stepson stepdaughter toddler infant teen teenager grandson granddaughter niece nephew minor ward hijo hija hijos hijas nino nina nene nena bebe mayor menor mediano mediana chico chica grande pequeno pequena peque gemelos gemelas mellizos cuates nieto nieta'

/** Last words of a street. Those of the second list are words of other use too: capitals must come before them. */
export const streetEnds =
  'street st avenue ave boulevard blvd lane ln rd parkway pkwy highway hwy terrace ter cir ct trl crescent alley turnpike calle avenida'
export const looseStreetEnds =
  'road drive dr court circle way place pl trail loop square sq row run path pike plaza point ridge trace cove crossing xing walk mews hollow bend chase commons landing manor oval crest bluff canyon expressway expy freeway fwy grove gardens heights hts knoll meadow meadows terrace creek estates plz byp bypass overlook broadway extension spur crescent walkway alameda'
export const spanishStreets =
  'calle cll avenida av avda ave carrera boulevard blvd blv bulevar calzada calz paseo camino callejon cjon privada priv prolongacion prol cerrada cda andador circuito cto retorno rtno pasaje pje ronda plaza pza plazuela glorieta rambla travesia carrer rua cuesta costanilla colonia carretera ctra urbanizacion urb diagonal c'
/** What makes the number after "calle" a measure: "me dejo en la calle sola 2 semanas". */
export const streetTimes =
  'years anos ano meses mes semanas semana dias dia horas hora minutos minuto hijos ninos ninas veces vez pesos dolares euros hours days weeks months kids y o'
/** Words that stand in no name of a street. */
export const noStreet =
  'the a an in on of for to at from with by and or hours minutes days weeks months years kids children people times dollars pages hearings cases other more after before superior family district county circuit supreme probate municipal juvenile appeals my his her our this that was is were got had we i she he they down up page page minute hour day week month year percent mph kph'
export const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'

/** House numbers as words: "ten twelve Sycamore Avenue". */
export const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
