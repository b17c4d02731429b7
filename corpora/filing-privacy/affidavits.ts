import type { Written } from './paper.ts'

export const affidavits: readonly Written[] = [
  {
    name: 'an affidavit of income',
    family: 'harlow',
    marked: `AFFIDAVIT OF BASIC INFORMATION, INCOME AND EXPENSES
Name: Ana Moreno        Date of Birth: [[b:2/17/1985]]        SS#: [[s:900-11-2301]]
Employer: Clark Library System      Gross income: $41,200.00
Checking: First Prairie Bank, acct # [[a:118220341]], balance $1,204.55
Retirement: 401(k) account [[a:R-5519082]]
Dependents: [[m:Maya Harlow]] ([[b:3-4-2017]]), [[m:Leo Harlow]]
Monthly rent $950. Sworn on 02/12/2026.`,
  },
  {
    name: 'an affidavit of a grandmother',
    family: 'harlow',
    marked: `I, Ruth Moreno, being first duly sworn, say:
I am the grandmother of [[m:Maya]] and [[m:Leo]]. We call her [[m:Maisie]]. I have seen Ben Harlow pick the kids up since 2021.
On [[m:Leo]]'s birthday, [[b:November 22]], Ben came at noon.
My telephone is 937-555-0199. Their mother's number is [[p:937.555.0142]].
I was born in 1951. Further affiant sayeth naught.`,
  },
  {
    name: 'an affidavit of service',
    family: 'nguyen',
    marked: `AFFIDAVIT OF SERVICE
I delivered the petition to Derek Price at 400 West 6th Street, Suite 210, Austin, on May 12, 2026 at 4:40 PM.
Age about 42, height 6'1". He gave his date of birth as [[b:10/02/1983]].
Cause No. D-1-FM-26-004417. Fee: $95.00. Process server certification PSC-0012207, expires 07/31/2027.`,
  },
  {
    name: 'a declaration about bank records',
    family: 'nguyen',
    marked: `DECLARATION OF LINH NGUYEN
I am over 18. My date of birth is [[b:June 21st, 1984]] and my address is [[p:1207 West Elm St, Austin, TX]].
I opened the account numbered [[a:3300 4471 902]] for our daughter [[m:Thao]] in 2019.
Between January and March 2026 $2,300 left it. The transfers went to IBAN [[a:DE89 3704 0044 0532 0130 00]].
My Amex, number [[a:3782 822463 10005]], was charged $411.20 on 3/3/2026.
I declare under penalty of perjury that the foregoing is true.`,
  },
  {
    name: 'a financial affidavit in Florida form',
    family: 'obrien',
    marked: `FAMILY LAW FINANCIAL AFFIDAVIT (SHORT FORM)
I, Siobhan Kelly, am years old: 39. My occupation is: nurse. Pay rate $34.10 per hour.
SECTION I. Social security: [[s:900-33-5501]]. Bank: Gulf State, checking account number [[a:0081 5520 117]].
Credit union share account: [[a:55-2017-004]]. Mortgage loan number: [[a:7740012283]].
Children: [[m:Grace O'Brien]], age 9; [[m:Declan O'Brien]], age 13. [[m:Declan]] was born [[b:Feb. 8, 2013]].
Total monthly expenses: $3,950. Date: 04/20/2026.`,
  },
  {
    name: 'an affidavit that is reduced as the rule asks',
    family: 'obrien',
    marked: `AFFIDAVIT (REDACTED)
G.O. was born in 2016 and D.O. in 2013. Affiant's Social Security number is XXX-XX-5501.
The account at Gulf State ends in 0117; the card is ****-****-****-4444.
Affiant's address is on file with the clerk under seal. Exchanges took place on March 3, 10 and 17, 2026.`,
  },
  {
    name: 'a declaration of a teacher',
    family: 'garcia',
    marked: `DECLARATION OF MARTA RUIZ
I teach third grade at Sequoia Elementary. My student [[m:Mateo García]] was picked up late on 4/7, 4/14 and 4/21/2026.
His sister [[m:Sofía]] waited with him. The student [[m:Daniel Ortega]], who lives next door, waited too.
I know that [[m:Mateo]]'s date of birth is [[b:April 18, 2020]] from the enrollment card.
Executed on May 2, 2026, at Fresno, California.`,
  },
]
