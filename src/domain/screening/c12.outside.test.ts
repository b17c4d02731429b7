import { describe, expect, test } from 'vitest'
import { promotionIn } from './c12-promotion.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => promotionIn(readingOf(text, { name: '', role: 'judge' })).length > 0

describe('advertisements of any trade are held', () => {
  test.each([
    'Divorce papers prepared for only $199! Visit easysplit.example',
    'Our proven system has helped hundreds of fathers win. Text DAD to 88344.',
    'Cheating spouse? Licensed private investigator, affordable rates, 555-0155.',
    'Need cash before your hearing? Instant loans up to $5,000, bad credit ok, call 555-0156.',
    'Check out my channel Dads Fight Back for more.',
    'Use promo code CUSTODY10 at checkout.',
    'Our parenting class is court approved and 100% online. Sign up today!',
    'My new novel aside, my book Broken Gavel is out now on Amazon.',
    'I write letters to judges for people, 40 bucks, 24 hr turnaround, inbox me.',
    'Looking for love after divorce? Download HeartAgain, it is free.',
    'Follow us on Instagram for daily custody tips.',
    '¿Problemas de pensión? Abogados expertos en divorcio, llámanos, primera asesoría sin costo.',
    'Detective privado, infidelidades, precios accesibles, WhatsApp 555-0123.',
    'Compra mi libro en Amazon.',
    'Sígueme en TikTok para más consejos.',
    'Únete a nuestro grupo de WhatsApp de mamás.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('templates and tries of the form are held', () => {
  test.each([
    'The judge was ______ and my case took _____ months.',
    '[Your review goes here]',
    'Judge [LAST NAME] was [adjective] and my hearing was in [month].',
    '{{professional_name}} handled my case.',
    'Fairness: __/5 Knowledge: __/5 Patience: __/5',
    'Rating: 1 2 3 4 5 (circle one)',
    'I (did / did not) feel heard and (would / would not) go again.',
    'qwertyuiop',
    'hjkl hjkl fghj',
    'Just testing if this works',
    'Nombre del juez: ____ Fecha: ____',
    'Mi juez fue [bueno/malo] porque [explique].',
    'prueba prueba 123',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('a warm word for the professional, advice and plain facts may stand', () => {
  test.each([
    'Best attorney in town, call her, you will not regret it!',
    'Book early, her calendar fills up fast.',
    'Call the clerk before you drive, the list moves.',
    'I lost everything. Ask me how. Ask me how it went.',
    'If you need a custody lawyer, hire her. She offers payment plans and the first consult was free.',
    'Need a miracle? Pray you get another judge.',
    'Register online for e-filing, then call to get a date.',
    'You click the link in the notice and wait an hour.',
    'I took out a payday loan to pay his retainer.',
    'My private investigator found nothing and cost me 4,000.',
    'The parenting class is online, 25 dollars, and you get a certificate the same day.',
    'My ex used to follow me on Instagram and message me on WhatsApp at midnight.',
    'The property was in poverty, said the liberty-loving neighbor.',
    'What a ____ of a judge, fill in the word yourself.',
    'This was a test of patience. Check the calendar. Mark the date. Pick one.',
    'The order now covers devices too, and my sister runs her own shop now.',
    'Never never never again. Worst worst worst.',
    'La primera consulta fue gratis y después cobró lo que dijo.',
    'Pidan cita temprano porque se llena.',
    'Si necesitas abogada que conteste, búscala a ella. Precios justos y atención amable.',
    'Esto es una prueba de fe.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
