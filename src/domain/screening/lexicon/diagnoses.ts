/** Diagnoses of a person, as said of somebody (C8). */
export const diagnoses = `
  narcissist|narcissists|narcissistic|narcissism|narcopath|narc|narcs|npd|sociopath|sociopaths|sociopathic|sociopathy|psychopath|psychopaths|psychopathic|psychopathy|bipolar|bpd|aspd|ocpd|schizophrenic|schizophrenics|schizo|schizophrenia|schizoaffective|schizoid|schizotypal|psychotic|psychosis|delusional|histrionic|manic|munchausen|munchausens|megalomaniac|megalomania|megalomaniacal|antisocial|cyclothymia|cyclothymic|demented|senile|senility|deranged|kleptomaniac|nymphomaniac
  borderline personality ?disorder
  has|have|is|was|got|with|shes|hes ~1 borderline !rude|abusive|illegal|unethical|cruel|criminal|unprofessional|incompetent|late|hostile|useless|negligent|insulting|violent|harassment|malpractice|racist
  total|complete|classic|textbook|raging|extreme|untreated|undiagnosed|clear borderline !rude|abusive|illegal|unethical|cruel|criminal|unprofessional|incompetent
  borderlines
  personality disorder|disorders|disordered
  mood|dissociative|delusional|conduct|impulse|psychiatric|mental|conversion disorder|disorders
  multiple|split personality|personalities
  mentally|emotionally ~1 ill|unstable|sick|disturbed|deranged|unwell|unfit|insane|unbalanced|imbalanced|challenged|defective|retarded
  mental illness|disorder|patient|case|problem|problems|issues|defect
  untreated|undiagnosed|unmedicated ~1 depression|anxiety|adhd|autism|ocd|ptsd|disorder|add|autistic|asperger|aspergers|something
  off|needs|need|without|takes|taking|skipped|skips|take|forgot|forgets|stopped|missed|refuses|on|up ~2 his|her|their ~1 meds|medication|medicine|medications|pills|lithium|prozac|xanax|zoloft|antipsychotics
  needs|need|should ~1 be|to ~1 be|get ~1 medicated|institutionalized|sedated
  needs|need|get|gets|seek|requires ~2 psychiatric|psychiatrist|mental ~1 help|care|treatment|evaluation|hospital|ward|health
  belongs|should|put ~3 psych|mental|psychiatric ~1 ward|hospital|unit|institution|facility
  belongs|should|put ~3 nuthouse|asylum|sanitarium|straitjacket|straightjacket
  clinically|certifiably insane|crazy|depressed|nuts
  certifiable|certifiably
  god|napoleon|messiah|persecution complex
  delusions of
  pathological|compulsive|pathologic ~1 liar|liars|lying|lies
  brain damaged|damage
  early onset
  narcisista|narcisistas|narcisismo|psicopata|psicopatas|psicopatia|sociopata|sociopatas|esquizofrenico|esquizofrenica|esquizofrenia|psicotico|psicotica|psicosis|bipolaridad|trastornado|trastornada|demente|dementes|maniaco|maniaca|maniacodepresivo|maniacodepresiva|megalomano|megalomana|mitomano|mitomana|ciclotimico|ciclotimica|senil|desequilibrado|desequilibrada|perturbado|perturbada
  es|tiene|son|puro|pura|un|una ~1 borderline|limitrofe
  enfermo|enferma|enfermos|enfermas mental|mentales|psiquiatrico|psiquiatrica
  enfermo|enferma|mal|mala|tocado|tocada|danado|danada|zafado|zafada de ~1 cabeza|mente|cerebro|nervios|coco
  mal de ~2 facultades|facultad
  trastorno|trastornos|problema|problemas ~2 personalidad|mental|mentales|bipolar|limite|psiquiatrico|psiquiatricos|narcisista|psicologico
  enfermedad|retraso|desequilibrio mental
  manicomio|psiquiatrico|loquero
  necesita|necesitan|requiere ~2 psiquiatra|psiquiatrica|psiquiatrico|medicarse|medicacion
  sin|dejo|deja|olvido|falta|faltan|toma|tomar|tomo|tome ~2 sus|su|las|la|el ~1 medicamento|medicamentos|pastilla|pastillas|medicina|medicacion
`

/**
 * Conditions that people also speak of without diagnosing anybody ("she has read up on autism"): found where the words give them to
 * somebody, and the one they are given to is neither the author nor one of the author's own family.
 */
export const conditions = `
  has|have|had|got|hes|shes|suffers|suffering|tiene|tenia|padece|sufre ~1 from|de|some|severe|bad|clear|obvious|serious|raging|adult|mild|early|undiagnosed|full|terrible|extreme|un|una|the ?blown|a|caso|stages|of @condition !experience|training|knowledge|clients|cases|expert|specialist|or
  has|have|had|got|hes|shes|suffers|suffering|tiene|tenia|padece|sufre ?from|de @condition !experience|training|knowledge|clients|cases|expert|specialist
  is|was|es|hes|shes ~2 autistic|anorexic|bulimic|autista|anorexica|aspergers|asperger|ocd|adhd|agoraphobic
  on|en ~1 the|el|autism|autismo spectrum|espectro
  its|thats|this|clearly|obviously|classic|textbook|total|severe|raging|full|pure|definite|definitely|probably|likely|early|onset|signs|some|puro|pura|seguro|clarisimo|claro|principio|principios ~2 @condition !experience|training|knowledge
  @condition obviously|clearly|definitely
  cant|cannot|no ~1 hide|control|disguise|esconde|controla ~1 his|her|the|su @condition
`
export const conditionWords =
  'adhd|tdah|ocd|toc|ptsd|tept|autism|autismo|aspergers|asperger|tourettes|tourette|anorexia|bulimia|agoraphobia|alzheimers|alzheimer|dementia|demencia|depression|depresion|paranoia|hysteria|histeria|hypomania|mania'

/** Said of the author: allowed, also when others said it. */
export const ofSelf = `
  i ~3 am|was|suffer|suffered|live|struggle|battle|battled|lived|survived|became|diagnosed
  i ~3 have|had|got|take !a|an|the|this|that|to|my|seen|met|known|heard|told|married|with
  i ~2 have|had|got a|an|my ~2 disorder|illness|diagnosis|history|borderline|bipolar|schizo*|mental|personality|manic|episode|psychosis|psychotic
  im ~1 !sure|convinced|certain|positive|telling|saying|guessing|betting|thinking|pretty|dealing|divorcing|afraid|married|up|sick|tired|with|calling|no|a|an|being|co|coparenting|stuck
  im a|an ~1 bipolar|recovering|diagnosed|schizo*|narcissist|sociopath|psychopath|borderline
  ive|id ~2 been|had|suffered|lived|struggled|taken|developed|battled
  my own|mental|depression|anxiety|diagnosis|disorder|illness|bipolar|condition|health|history|breakdown|meds|medication|ptsd|adhd|ocd|autism|therapist|psychiatrist|doctor|past|schizophrenia|psychosis|personality|brain|postpartum|borderline|manic|narcissism
  me|myself a|an|as|bipolar|narcissist|narcissistic|crazy|delusional|mentally|unstable|emotionally
  me|myself is|was ~1 a|an|bipolar|narcissist|narcissistic|crazy|delusional|mentally|unstable
  called|calls|calling|labeled|labelled|diagnosed|diagnosing|accused|said|say|told|described|painted|made|paint|treated|portrayed ~3 me|i|im|my|myself
  yo ~2 tengo|soy|tuve|sufro|estoy|era|estaba
  tengo|sufro|soy|padezco|tuve|estuve
  me ~2 diagnostico|diagnosticaron|llamo|dijo|dijeron|acuso|acusaron|trato|trataron|hizo|pinto
  mi|mis depresion|ansiedad|trastorno|diagnostico|enfermedad|bipolaridad|medicamento|medicamentos|pastillas|salud|psiquiatra
`
export const ofOthers =
  'he she they his her their hes shes theyre ex exs husband wife wifes husbands judge lawyer attorney gal guardian evaluator mother father mom dad moms dads boyfriend girlfriend who el ella su quien que juez jueza abogado abogada mama papa suegra suegro esposo esposa marido'
/** Of these a condition may be told: the author, named in the same sentence, … */
export const authorWords = 'i im ive id me my myself yo mi mis me tengo'
/** … the author's own family, and those whom a case is about. */
export const ownFamily =
  'son sons daughter daughters child childs children childrens kid kids boy boys girl girls stepson stepdaughter baby toddler grandson granddaughter nephew niece mother grandmother grandma grandpa grandfather sister brother hijo hija hijos hijas nino nina ninos bebe nieto nieta abuela abuelo hermana hermano veteran vet soldier parents families people clients'
