/** When something was: years ago, in a year, at an age. The form of a phrase is told in ../book.ts. */
export const longAgo = `
  years|decades|winters|summers|springs|lifetimes ~1 ago|back|earlier|before|since
  months|weeks ago
  in|back|of|since|summer|spring|fall|winter|on ~1 1980|1985|1990|1992|1995|1996|1997|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
  back then|when|in
  used to
  long ago
  once|formerly
  ten|twenty|five|six|seven|eight|nine|two|three|four|many|several|some|few|2|3|4|5|6|7|8|9|10|12|15|20 years|yrs ~1 ago|back|before|earlier|sober
  another|past|previous|former life|lifetime
  in|during my ~1 teens|twenties|thirties|youth|childhood|marriage|separation|addiction
  at|age|aged twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty
  when i was|lost|left
  that|last|the spring|summer|fall|autumn|winter|year|decade
  during|in|of|after|before my|the|our ~2 marriage|separation|honeymoon|worst|divorce|fighting
  before ~1 the kids|children
  first|former|previous divorce|marriage|wife|husband|custody|ruling
  hace ~1 anos|meses|tiempo|mucho|anos
  hace 2|3|4|5|6|7|8|9|10|12|15|20|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte anos|meses
  a los dieciseis|diecisiete|dieciocho|diecinueve|veinte|treinta ?anos
  en 2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
  otra vida
  un tiempo
  en ese|aquel|aquella|aquellos entonces|epoca|tiempos|anos
  cuando era|tenia
`

/** What a told thing is told of: words of the past right before a phrase, or in it. */
export const pastWords =
  'was were had did didnt wanted tried thought told said used came held put pulled threatened attempted wished wishing planned bought took cut hurt overdosed lost found went remember remembered felt been swore kept id hed shed had tengo intente intento quise queria habia pense deje escribi ahorco trate fui estuve saco'

/** What is meant now or yet to come: where one of these stands in the sentence, nothing of it is history. */
export const presentWords =
  'will wont gonna going ill imma tonight tomorrow now soon again still anymore plan planning want wanna next shall swear promise will next keep voy vas va vamos manana noche ahora ahorita todavia sigo siempre'

/** Somebody else whose deed it is. */
export const otherPeople =
  'he she they hed shed theyd ex exhusband exwife husband wife boyfriend girlfriend dad father mother mom stepfather stepdad brother man woman partner judge court magistrate commissioner el ella papa marido esposo esposa novio padre madre'
/** What somebody else did, told as over. */
export const deeds =
  'came made held put pulled pointed set burned waved threatened had said texted whispered swore told would wrote yelled screamed left left shouted was grabbed went ahorco amenazo saco puso dijo'
