/** Diagnoses of a person, as said of somebody (C8). */
export const diagnoses = `
  narcissist|narcissists|narcissistic|narc|npd|sociopath|sociopaths|sociopathic|psychopath|psychopaths|psychopathic|bipolar|bpd|schizophrenic|schizo|schizophrenia|psychotic|psychosis|delusional|histrionic|manic|munchausen|megalomaniac|megalomaniacal|antisocial|demented|senile|dementia|alzheimers|deranged
  borderline personality ?disorder
  has|have|is|was|got|with borderline !rude|abusive|illegal|unethical|cruel|criminal
  borderlines
  personality disorder|disorders|disordered
  mentally|emotionally ~1 ill|unstable|sick|disturbed|deranged|unwell|unfit|insane
  mental illness|disorder|patient|case|problem|problems|issues
  untreated|undiagnosed|unmedicated ~1 depression|anxiety|adhd|autism|ocd|ptsd|disorder
  off|needs|need|without|takes|taking|skipped|skips|take ~2 his|her|their meds|medication|medicine|pills
  clinically insane
  certifiable|certifiably
  god complex
  narcisista|narcisistas|psicopata|psicopatas|sociopata|sociopatas|esquizofrenico|esquizofrenica|psicotico|psicotica|trastornado|trastornada|demente|maniaco|maniaca
  enfermo|enferma mental
  trastorno ~2 personalidad|mental|bipolar|limite
  enfermedad mental
`

/** Said of the author: allowed, also when others said it. */
export const ofSelf = `
  i ~3 am|have|was|had|got|suffer|suffered|live|take|struggle|battle
  im|ive|id ~3 !a1
  my !ex|exs|husband|husbands|wife|wifes|former|mother|mothers|father|fathers|son|daughter|partner|partners|brother|sister|spouse|judge|lawyer|stepmother|stepfather|inlaws
  me|myself ~2 a|an|with|of|as|is|was|bipolar|narcissist|narcissistic|crazy
  called|calls|calling|labeled|labelled|diagnosed|diagnosing|accused|said|say|told|described|painted|made ~3 me|i|im|my|myself
  yo ~2 tengo|soy|tuve|sufro|estoy
  tengo|sufro|soy|padezco|tuve|estuve
  me ~2 diagnostico|diagnosticaron|llamo|dijo|dijeron|acuso|acusaron
  mi depresion|ansiedad|trastorno|diagnostico
`
export const ofOthers =
  'he she they his her their ex husband wife judge lawyer attorney gal guardian evaluator mother father boyfriend girlfriend who el ella su'
