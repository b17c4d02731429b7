import type { Written } from './paper.ts'

// Text as a scan gives it: letters for digits, broken lines, lost spaces.
export const scans: readonly Written[] = [
  {
    name: 'a scanned birth certificate',
    family: 'harlow',
    marked: `STATE OF OHIO   CERTIFICATION OF BIRTH
State file number 2O17-O33817
CHILD'S NAME   [[m:MAYA R0SE HARLOW]]
DATE OF BIRTH  [[b:MARCH O4, 2O17]]     SEX FEMALE     TIME 07:42 AM
MOTHER  ANA MORENO   BORN [[b:FEB. l7, 1985]]   FATHER BEN HARLOW
REGISTRAR   Date filed  03/l5/2017`,
  },
  {
    name: 'a scanned tax form',
    family: 'harlow',
    marked: `Form 1O40   U.S. Individual lncome Tax Return   2O25
Your first name   Ana  Moreno      Your social security number   [[s:9OO  11  23O1]]
Dependents: (1) [[m:Leo  Harlow]]   (2) SSN [[s:900-1l-2304]]   (3) son
            (1) [[m:Maya  Harlow]]   (2) SSN [[s:9OO-11-23O3]]   (3) daughter
35b Routing number [[a:O41OOO124]]   d Account number [[a:1182 2O341]]
Amount you owe   0   Preparer PTIN P01177345`,
  },
  {
    name: 'a scanned court order with broken lines',
    family: 'nguyen',
    marked: `TEMPORARY ORDERS   CAUSE NO. D-1-FM-26-OO4417
The Court finds that [[m:Thảo Nguyen-
Price]], born [[b:July 12,
2015]], and [[m:May
Nguyen-Price]] are the children of this suit. [[m:Thåo]] and her sis-
ter live with Linh Nguyen. Her date of birth is [[b:O6/21/1984]].
Possession begins May 29, 2O26, at 6:OO p.m.`,
  },
  {
    name: 'a scanned bank letter',
    family: 'nguyen',
    marked: `L0NE STAR CREDIT UNI0N
Re:  Account  No.  [[a:33OO447l9-02]]
Dear Ms. Nguyen: your  card  [[a:3782 822463 1OO05]]  was  replaced. The new one ends in 0094.
For  security  we have your social sec. no.  [[s:900 - 22 - 4417]]  and your date of birth  [[b:21 JUNE 1984]].
Mailed to  [[p:12O7 W. Elm  Street]],  Austin.  Ref 55-2211-0.`,
  },
  {
    name: 'a scanned police report',
    family: 'obrien',
    marked: `TAMPA POLICE DEPT   INCIDENT 26-O1177O   PAGE 2 OF 3
COMPLAINANT  KELLY, SIOBHAN  W/F  ADDR [[p:22 N HARBOR DR]]  PH [[p:8l3-555-0177]]
JUVENILE  [[m:O'BRIEN, DECLAN]]  W/M  DOB [[b:02/08/2O13]]
JUVENILE  [[m:O'BRIEN, GRACE]]   W/F  DOB [[b:09/14/2016]]
SSN [[s:9OO33550l]]  Offense 784.03  Date 04/18/2O26  Time 2115  Officer Ramirez, badge 4471`,
  },
  {
    name: 'a scanned vaccination card',
    family: 'obrien',
    marked: `FLORIDA CERTIFICATION OF IMMUNIZATION   DH 680
Child’s name  [[m:Grace  O’Brien]]      [[b:9/14/16]] DOB
DTaP  11/15/2016  1/17/2017  3/20/2017     MMR 9/20/2017
Parent Siobhan Kelly       State ID 2210-448-117
Next due: 09/2027. [[m:GRACE]] had no reaction. Sibling on file: [[m:Declan  O’Brien]], [[b:2/8/13]].`,
  },
  {
    name: 'a scanned green card copy and lease',
    family: 'garcia',
    marked: `RESIDENTIAL LEASE   Unit at [[p:31O Maple Avenue, Unit B]]
Tenant: Lucia Lopez   D.0.B. [[b:3/3O/1988]]   S.S. No. [[s:9OO-44-77O1]]
Occupants under 18: [[m:Sofia Garcia
Lopez]], [[m:Mateo Garcia Lopez]]
Deposit $1,5OO.OO paid by check 1O42 from account [[a:OO44118827]]
Term: O9/O1/2O24 - O8/31/2O25`,
  },
]
