import type { Written } from './paper.ts'

export const filledForms: readonly Written[] = [
  {
    name: 'a child support worksheet',
    family: 'harlow',
    marked: `CHILD SUPPORT COMPUTATION SUMMARY WORKSHEET
Parent A: Ana Moreno   SSN: [[s:900-11-2301]]   DOB: [[b:02/17/1985]]
Parent B: Ben Harlow   SSN: [[s:900-11-2302]]   DOB: [[b:08/30/1983]]
Child 1: [[m:Maya R. Harlow]]   DOB: [[b:03/04/2017]]
Child 2: [[m:Leo J. Harlow]]    DOB: [[b:11/22/2019]]
Annual gross income: $41,200 / $58,900    Case No. 26-DR-0117    SETS No. 7081144902`,
  },
  {
    name: 'a confidential information form',
    family: 'nguyen',
    marked: `INFORMATION ON SUIT AFFECTING THE FAMILY RELATIONSHIP (VS-165)
1. Petitioner: LINH NGUYEN   Date of birth: [[b:06-21-1984]]   Usual residence: [[p:1207 WEST ELM STREET]]
2. Respondent: DEREK PRICE   Date of birth: [[b:10-02-1983]]
3a. Child: [[m:THAO NGUYEN-PRICE]]   Date of birth: [[b:07-12-2015]]   SSN: [[s:900-22-4420]]
3b. Child: [[m:MAY NGUYEN-PRICE]]    Date of birth: [[b:01-30-2018]]   SSN: [[s:900-22-4421]]
Court number: 345   Date of decree: 05-11-2026`,
  },
  {
    name: 'a passport application',
    family: 'obrien',
    marked: `DS-3053 STATEMENT OF CONSENT
1. MINOR'S NAME  Last [[m:O'Brien]]  First [[m:Grace]]  Middle Anne
2. MINOR'S DATE OF BIRTH (mm/dd/yyyy)  [[b:09/14/2016]]
3. I, Patrick O'Brien, authorize Siobhan Kelly (SSN [[s:900-33-5501]]). Telephone [[p:813.555.0177]]
4. ID presented: Florida license K400-778-83, issued 01/12/2022, expires 01/12/2030
Credit card for fee: [[a:4111111111111111]]  Exp. 11/27`.replace(
      "Last [[m:O'Brien]]  First [[m:Grace]]  Middle Anne",
      "[[m:Grace Anne O'Brien]]",
    ),
  },
  {
    name: 'a protective order petition',
    family: 'garcia',
    marked: `DV-100 REQUEST FOR DOMESTIC VIOLENCE RESTRAINING ORDER
1. Name of person asking: Lucía López    Age: 38
   Address (to keep private, leave blank)
2. Other protected people: [[m:Sofía García]] (daughter, 11, lives with you: yes), [[m:Mateo García]] (son, 6)
3. The children's school: Sequoia Elementary, [[p:2200 Sequoia Street]]
4. Date of most recent abuse: April 18, 2026. Past: 9/2025.
5. The minor [[m:Daniel Ortega]] saw it. [[m:Daniel]] is a neighbor's child.`,
  },
  {
    name: 'a direct deposit form',
    family: 'garcia',
    marked: `DIRECT DEPOSIT AUTHORIZATION
Payee: Lucía López    Social Security No. [[s:900-44-7701]]
Bank: Valley Credit Union
Routing Number   [[a:121000248]]
Account Number   [[a:0044118827]]   [x] Savings  [ ] Checking
Child support case: 0088-2217-4
Children covered: [[m:Sofía García López]], SSN [[s:900-44-7703]], born [[b:12/9/2014]], and [[m:Mateo García López]], SSN [[s:900447704]], born [[b:4/18/2020]]`,
  },
]
