import type { Written } from './paper.ts'

export const schools: readonly Written[] = [
  {
    name: 'a report card',
    family: 'harlow',
    marked: `LINCOLN ELEMENTARY SCHOOL · REPORT CARD · Spring 2026
Student: [[m:Harlow, Maya Rose]]     Grade: 3     Student ID: 20417733
Date of Birth: [[b:03/04/2017]]    Homeroom: Ms. Patel
Reading A   Math B+   Days absent: 4   Days tardy: 7
[[m:Maya]] reads above her grade. Conference on 3/18/2026.`,
  },
  {
    name: 'an attendance record',
    family: 'harlow',
    marked: `ATTENDANCE 01/05/2026 - 03/27/2026
Student Name: [[m:Leo Harlow]]   Grade K   Teacher: Mr. Boone
01/12/2026 Tardy 25 min   picked up by: Ben Harlow
01/26/2026 Absent (sick)
03/10/2026 Late pick-up 6:40 PM
Emergency contact: Ana Moreno [[p:937-555-0142]]   Office 937-555-0160
Birthdate: [[b:Nov 22, 2019]]`,
  },
  {
    name: 'an individual education plan',
    family: 'nguyen',
    marked: `INDIVIDUALIZED EDUCATION PROGRAM (IEP)
Student: [[m:Thảo Nguyen-Price]]   DOB: [[b:7/12/15]]   Campus: Barton Hills Academy
Parents: Linh Nguyen, Derek Price
Meeting date: 04/22/2026   Next review: 04/21/2027
[[m:Thảo]] will read 90 words per minute by May 2027. The speech teacher sees [[m:Thao]] on Tuesdays in May and June.
Home address: [[p:1207 W. Elm Street]]`,
  },
  {
    name: 'an enrollment form of a preschool',
    family: 'nguyen',
    marked: `LITTLE OAKS PRESCHOOL ENROLLMENT
Child's name: [[m:May Nguyen-Price]]      Nickname: [[m:May]]
Birth date: [[b:January 30, 2018]]      Allergies: none
Lives with: mother      Tuition: $640 monthly, drawn from account [[a:4471902330]]
Authorized for pick-up: Linh Nguyen, Hoa Nguyen (grandmother)
Signed 08/14/2022`,
  },
  {
    name: 'an email of a coach that was printed',
    family: 'obrien',
    marked: `TAMPA BAY YOUTH SWIM
Roster spring 2026, lane 4: [[m:Declan O'Brien]] (born [[b:2/8/2013]]), [[m:Ruby Chen]], a minor, and [[m:Noah Silva]], a minor.
Practice Monday and Friday at 901 Bayshore Boulevard. Parents pay $75 by June 1.
Coach Jordan: [[m:Declan]] missed 5 of 12 practices.`,
  },
  {
    name: 'a nurse’s log',
    family: 'obrien',
    marked: `SCHOOL HEALTH LOG
Date        Student              Complaint        Action
2/3/2026    [[m:O’Brien, Grace]]       headache         called mother at [[p:813 555 0177]]
2/17/2026   [[m:O’Brien, Grace]]       stomach ache     rested 20 min
3/2/2026    [[m:Grace O’Brien]]        fever 101.2      sent home with father
DOB on file: [[b:September 14, 2016]]. Medicaid no. on file.`,
  },
  {
    name: 'a letter of a principal',
    family: 'garcia',
    marked: `SEQUOIA ELEMENTARY SCHOOL
Office of the Principal, 2200 Sequoia Street, Fresno
Dear parents of [[m:Sofia]] and [[m:Mateo]],
thank you for coming on May 5. Both children do well. [[m:Sofía G. López]] won the spelling bee of the sixth grade.
Please update the address; the one on file is 12 Olive Way.
We have [[m:Mateo]]'s birth date as [[b:4-18-2020]]; please confirm.`,
  },
]
