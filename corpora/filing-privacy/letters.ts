import type { Written } from './paper.ts'

export const letters: readonly Written[] = [
  {
    name: 'a letter to the other attorney',
    family: 'harlow',
    marked: `Re: Moreno v. Harlow, Case No. 26-DR-0117
Dear Mr. Vance:
Please find enclosed the insurance cards for [[m:Maya Harlow]] and [[m:Leo Harlow]]. The subscriber's Social Security number is
[[s:900-11-2302]]. Please do not send mail to [[p:48 Cedar Ln #3]]; write to our office, 12 Main Street, Suite 400.
The reimbursement of $212.40 can go to account number [[a:118220341]].
Very truly yours, J. Ortiz, Bar No. 0088123`,
  },
  {
    name: 'a letter of a doctor',
    family: 'harlow',
    marked: `Springfield Pediatrics · 200 Hospital Drive
RE: [[m:Leo J. Harlow]]      DOB: [[b:22 Nov 2019]]
To whom it may concern: I saw [[m:Leo]] on January 14, 2026 for a cough. He may return to school on 1/19/2026.
The visit was billed to member ID 88120-771. Phone (937) 555-0100.`,
  },
  {
    name: 'a demand letter about money',
    family: 'nguyen',
    marked: `May 18, 2026
Derek,
you owe $640.00 for [[m:May]]'s braces and $120.00 for [[m:Thảo]]'s camp. Please pay within 30 days to my checking account
[[a:4471902330]], routing [[a:111000025]]. The bill, no. 2026-05-1177, is attached. I may have to ask the court.
In May we agreed on half. Linh`,
  },
  {
    name: 'a letter to the tax office',
    family: 'nguyen',
    marked: `Internal Revenue Service
Re: dependents for tax year 2025, taxpayer Linh Nguyen, SSN: [[s:900-22-4417]]
I claim [[m:Thảo Nguyen-Price]], SSN [[s:900-22-4420]], and [[m:May Nguyen-Price]], SSN [[s:900-22-4421]].
ITIN of their grandmother: [[s:900-78-3311]]. My former husband's tax ID is [[s:900224418]].
Please write to [[p:1207 W Elm Street, Austin, TX 78701]]. Notice CP87A dated April 14, 2026.`,
  },
  {
    name: 'a letter of a landlord',
    family: 'obrien',
    marked: `To whom it may concern:
Siobhan Kelly and her two kids have rented [[p:22 N. Harbor Drive, Tampa]] since 9/1/2023. Rent is $1,850 and is paid on time.
She can be reached at [[p:(813) 555-0177]]. My office: 4100 Bay Street, (813) 555-0120.
I can say that [[m:Grace]] and [[m:Declan]] are quiet neighbors. Unit 0022190 is non-smoking.`,
  },
  {
    name: 'a letter of a parent to a judge',
    family: 'obrien',
    marked: `Your Honor,
my son [[m:Declan]] wrote this himself. My daughter [[m:Grace]] is too young. I ask for patience and grace.
He was born on the [[b:8th of February, 2013]], so he is thirteen. [[m:DECLAN O'BRIEN]] is on the honor roll.
We had a hearing on October 9, 2025 and another on 1/22/2026.
Respectfully, Patrick O'Brien`,
  },
  {
    name: 'a letter in Spanish',
    family: 'garcia',
    marked: `Fresno, 3 de mayo de 2026
Estimada licenciada:
mi hija [[m:Sofía García López]], nacida el [[b:9 de diciembre de 2014]], y mi hijo [[m:Mateo]], fecha de nacimiento [[b:18/04/2020]], viven conmigo en
[[p:310 Maple Avenue, Unidad B, Fresno]]. Mi número de seguro social es [[s:900-44-7701]] y mi cuenta es la número [[a:0044-1188-27]].
La audiencia es el 12 de junio de 2026 a las 9:00.
Atentamente, Lucía López`,
  },
]
