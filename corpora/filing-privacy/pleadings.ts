import type { Written } from './paper.ts'

export const pleadings: readonly Written[] = [
  {
    name: 'a petition for divorce with children',
    family: 'harlow',
    marked: `IN THE COURT OF COMMON PLEAS, CLARK COUNTY, OHIO
DOMESTIC RELATIONS DIVISION
Case No. 26-DR-0117
ANA MORENO, Plaintiff v. BEN HARLOW, Defendant

COMPLAINT FOR DIVORCE WITH CHILDREN
1. Plaintiff, Social Security Number [[s:900-11-2301]], resides at [[p:48 Cedar Lane, Apt 3, Springfield, OH 45504]].
2. Defendant, SSN [[s:900112302]], resides at 9 Quarry Court, Dayton.
3. The parties were married on June 6, 2014. Two children were born of the marriage: [[m:Maya Rose Harlow]], born
[[b:March 4, 2017]], and [[m:Leo James Harlow]], born [[b:November 22, 2019]].
4. The parties own a joint account at First Prairie Bank, account no. [[a:0047 118 2203]].
Filed February 2, 2026. Total sought: $12,450.00.`,
  },
  {
    name: 'a motion to change parenting time',
    family: 'harlow',
    marked: `MOTION TO MODIFY PARENTING TIME
Case No. 26-DR-0117
Now comes the Plaintiff and moves the Court to modify the order of January 5, 2026 regarding the minor children,
[[m:Harlow, Maya R.]] (DOB [[b:03/04/2017]]) and [[m:Harlow, Leo]] (D.O.B. [[b:11/22/19]]).
On March 10, 2026 at 6:00 PM Father did not appear. [[m:Maya]]'s school called. M.H. and L.H. waited until 7:30 PM.
The children's initials are used in the caption: M.R.H. (year of birth 2017).`,
  },
  {
    name: 'an answer and counterclaim',
    family: 'nguyen',
    marked: `CAUSE NO. D-1-FM-26-004417
IN THE INTEREST OF [[m:THẢO NGUYEN-PRICE]] AND [[m:MAY NGUYEN-PRICE]], CHILDREN
RESPONDENT'S ORIGINAL ANSWER
The last three numbers of Respondent's Social Security number are 304.
Petitioner's full number, [[s:900-22-4417]], appears in the attached return and should be struck.
Respondent was born on [[b:June 21, 1984]]. The child [[m:Thao Nguyen-
Price]] was born on [[b:07/12/2015]] in Austin.
In May 2026 the parties exchanged financial information statements. May it please the Court.`,
  },
  {
    name: 'a proposed order on support',
    family: 'nguyen',
    marked: `ORDER IN SUIT AFFECTING THE PARENT-CHILD RELATIONSHIP
IT IS ORDERED that Obligor pay $845.00 on the 1st day of each month.
Obligor: Derek Price, driver's license ending 117, Social Security number: [[s:900 22 4418]].
Children: [[m:Thảo Nguyen-Price]], birth date: [[b:12 July 2015]], and [[m:May Nguyen-Price]], birth date: [[b:2018-01-30]].
Payments go through account [[a:77120-0043-91]] (routing number [[a:111000025]]).
Obligee's residence is confidential by order of May 4, 2026. Notices go to [[p:linh.safe@example.org]].
Signed on May 11, 2026.`,
  },
  {
    name: 'a motion for contempt',
    family: 'obrien',
    marked: `IN THE CIRCUIT COURT OF THE THIRTEENTH JUDICIAL CIRCUIT
IN AND FOR HILLSBOROUGH COUNTY, FLORIDA
MOTION FOR CIVIL CONTEMPT
1. The Final Judgment of August 14, 2024 orders exchanges at 5:00 PM at the library, 901 Court Street.
2. On three Fridays [[m:Declan]] and [[m:Grace]] were returned after 8:00 PM.
3. Father wrote that [[m:Declan O’Brien]]'s passport had been renewed.
4. By the grace of the neighbors the children did not wait outside.
5. Mother asks for fees of $1,200, payable to her account ending in 4471.`,
  },
  {
    name: 'a notice of related cases',
    family: 'obrien',
    marked: `NOTICE OF RELATED CASES
Petitioner: Siobhan Kelly. Respondent: Patrick O'Brien. Case No. 24-DR-009912.
Related: dependency case 25-DP-1177, in which the minor child [[m:Tessa Marie Quinn]] lived with Petitioner.
[[m:Tessa]] is not a child of this case. She was born on [[b:May 5, 2012]].
Child of this case: [[m:O'Brien, Grace]]; see also [[m:O'Brien, Declan]].
Petitioner may be reached at [[p:813-555-0177]].`,
  },
  {
    name: 'a UCCJEA affidavit in a pleading',
    family: 'garcia',
    marked: `DECLARATION UNDER UNIFORM CHILD CUSTODY JURISDICTION AND ENFORCEMENT ACT (UCCJEA)
1. There are 2 minor children subject to this proceeding:
   a. Child's name: [[m:Sofía García López]]   Place of birth: Fresno, CA   Date of birth: [[b:12/09/2014]]   Sex: F
   b. Child's name: [[m:Mateo García López]]   Place of birth: Fresno, CA   Date of birth: [[b:04/18/2020]]   Sex: M
2. Period of residence: 9/2021 to present, [[p:310 Maple Ave., Unit B, Fresno, CA 93701]] (confidential).
3. Case number in another state: none. Judgment date: 10/02/2023.`,
  },
  {
    name: 'a stipulation with accounts',
    family: 'garcia',
    marked: `STIPULATION AND ORDER
The parties stipulate: the savings account at Valley Credit Union, no. [[a:004411-882-7]], is Mother's.
The Visa card [[a:4111 1111 1111 1111]] is paid by Father by June 30, 2026. The card ending 0005 is closed.
The loan, Loan No. [[a:LN-2200419]], is divided equally.
Father's taxpayer identification number is [[s:900-70-1122]]; his employer's EIN is [[s:90-1234567]].
[[m:Sofia Garcia]] keeps her college account, acct. [[a:529-118-00417]].
Invoice 20260417 of $3,118.22 is attached.`,
  },
]
