import { describe, expect, test } from 'vitest'
import { sealedIn } from './c10-sealed.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => sealedIn(readingOf(text, { name: '', role: 'judge' })).length > 0

describe('what was said or written behind a closed door is held', () => {
  test.each([
    'Back in his chambers he admitted that he had not read a page.',
    'My lawyer says the judge was different at sidebar: she said she was leaning toward dad.',
    'Behind closed doors he told both attorneys that whoever did not settle would lose the house.',
    'My son was interviewed in chambers and told her he was scared of his stepdad.',
    'She talked to my daughter alone in her office and asked her which parent she loved more.',
    'The recorder was off and he told us "I do not do fifty fifty in this county" with a grin.',
    'During mediation, which is confidential, my ex admitted he hid money with his brother.',
    'In mediation his lawyer offered 15 grand to drop custody.',
    'The settlement is confidential. It was $90,000 and an apology.',
    'The custody evaluation is confidential by law. Page 9 says I have no empathy.',
    'She sealed the file last year but I have my copy: the nurse found burns on both hands.',
    'The psych eval was sealed but it said my ex is off her meds.',
    'The trial was closed to the public. The therapist testified my daughter wets the bed.',
    'The judge ordered us not to discuss the terms. Too bad. He got the lake house.',
    'A puerta cerrada el juez dijo que mi esposa mentía.',
    'En privado la jueza le preguntó a mi hija con quién quería vivir y contestó que conmigo.',
    'El dictamen es confidencial pero dice que el papá tiene rasgos violentos.',
    'Copio del expediente reservado: "la madre dio positivo en dos pruebas".',
    'En la mediación, que era secreta, él admitió que escondía dinero.',
    'Nos prohibieron hablar del convenio. Fueron 300 mil pesos y el carro.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('that there was such a talk or paper, how long and in what manner, may stand', () => {
  test.each([
    'The judge took the lawyers into chambers for forty minutes and came out smiling.',
    'Eleven sidebars in one morning, I counted.',
    'She interviewed my kids in chambers, ten minutes each, and was gentle with them.',
    'He yelled at my lawyer in chambers, you could hear it through the wall.',
    'My son came out of chambers holding a sticker.',
    'The confidential report came two days before trial and cost eleven thousand dollars.',
    'My file was sealed at my request and I thank the judge for it.',
    'The clerk told me the file is sealed and that I need a form to see it.',
    'He told us that what we say in mediation is confidential and explained the rules.',
    'The mediator told me I should sleep on it and not sign that night.',
    'The judge told us not to talk about the case in front of the kids.',
    'The judge told me not to speak unless spoken to.',
    'He violated the protective order and the judge did nothing about it.',
    'My son told the GAL he wanted to live with me and she ignored it.',
    'The report said "mother cancelled on short notice" and that was a lie.',
    'When they had argued for twenty minutes he said, "Gentlemen, which one of you is going to be using it?"',
    'My lawyer told me in his office that we would probably lose.',
    'El juez entrevistó a mi hijo en privado, quince minutos, con una psicóloga.',
    'La audiencia fue a puerta cerrada y mi mamá esperó afuera.',
    'El informe es confidencial y no nos dieron copia.',
    'La jueza nos prohibió hablar mal del otro frente a los niños.',
    'La mediación duró cuatro horas y salimos con un acuerdo.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
