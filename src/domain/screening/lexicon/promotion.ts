/** Advertisement and spam (ratings.md 3.5, C12), as far as one text shows it; copies of other reviews are found in `domain/bursts`. */
export const promotions = `
  call|contact|email|text|book|schedule|reserve|request|claim|visit|llame|llamenos|contactenos|agende|reserve|pida|visite ~2 us|our|your|now|today|free|nuestro|nuestra|su|hoy|ya ~4 consultation|consult|appointment|office|website|site|page|firm|consulta|cita|despacho|pagina|sitio|oficina
  call|contact|email|text|message|dm us|now|today ~1 for ~3 free|consultation|quote|case|review|details|link|information|info
  message|dm|text|whatsapp me ~1 for|now|today ~2 link|info|information|details|the
  ask me how
  our firm|law|office|offices|team|practice|attorneys|lawyers ~2 has|have|is|offers|will|can|specializes|handles|helped|fights
  we|our fight|fights|offer|offers|specialize|handle|serve|guarantee|provide ~2 for|in ~1 you|your|free|affordable|aggressive|results|families|all
  use|mention|enter ~1 code|coupon|promo|this ~1 review ~1 and|for|to
  promo|discount|coupon code
  save|get|off ~2 off|percent|% ~2 on|your|off|first
  best|top|number|premier|leading ~2 law|divorce|family|custody ~1 firm|lawyers|attorneys|office|offices ~2 in|of|near
  visit|check ~1 out|our ~1 our website|site|page
  click|tap here|below|link|the
  link in ~1 bio|profile
  make|earn|earning ~1 money|cash|income ~2 home|online|fast|from
  work from home ~2 and|earn|no|make
  crypto|bitcoin|forex|casino|viagra|payday|seo|backlinks ~6 link|me|ask|invest|profit|now|buy|loan|loans|service|services|bonus|message
  invest|investment ~3 guaranteed|return|returns|profit
  five|5 star|stars review|reviews for|from|at ~2 dollars|money|sale|cheap
  buy|sell|selling ~2 reviews
  somos|somos los|las ~1 el|los|las|la mejor|mejores|lider ~1 despacho|abogados|abogadas|firma|bufete
  consulta gratis|gratuita ~3 hoy|llame*|llamenos|agende|ya
  nuestro|nuestra despacho|bufete|firma|oficina ~3 ofrece|tiene|atiende|ayuda|puede|lucha
  gane|gana ~2 dinero ~3 casa|internet|facil|rapido
`

/** Words of a machine, or of somebody who was told what to write. */
export const templates = `
  as an ai
  ai language model
  here|heres is|a|some ~3 sample|example|draft|positive|negative ~1 review|reviews
  sample|template|example review
  insert|your|judges|lawyers|attorneys name here
  lorem ipsum
  i was paid|asked|told|hired to write|leave|post ~2 review
  como modelo de lenguaje
  inserte|escriba|ponga ~1 nombre|aqui ~1 aqui|nombre
`
