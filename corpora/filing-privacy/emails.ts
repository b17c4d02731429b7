import type { Written } from './paper.ts'

export const emails: readonly Written[] = [
  {
    name: 'an email about pickup',
    family: 'harlow',
    marked: `From: Ben Harlow <ben@example.com>
To: Ana Moreno <ana@example.com>
Date: Tue, 10 Mar 2026 18:52:11 -0500
Subject: late
Stuck on 70. Tell [[m:Maya]] and [[m:Leo]] I am sorry. I can be at [[p:48 Cedar]] by 7.
> On Mar 10, 2026, at 6:31 PM, Ana Moreno wrote:
> [[m:maya]] is asking where you are.`,
  },
  {
    name: 'an email with insurance data',
    family: 'harlow',
    marked: `Subject: Re: new insurance
Ana, here is what HR asked for:
[[m:Leo James Harlow]], DOB [[b:2019-11-22]], SSN [[s:900-11-2304]]
[[m:Maya Rose Harlow]], DOB [[b:2017-03-04]], SSN [[s:900-11-2303]]
Group no. 55-0192. Effective April 1, 2026.
Ben`,
  },
  {
    name: 'an email to a camp',
    family: 'nguyen',
    marked: `To: office@camp.example
Hi, please charge my card [[a:6011 1111 1111 1117]], exp 09/28, for both girls.
[[m:Thảo]] turns eleven in July. [[m:May]] is eight (born [[b:1/30/2018]]).
My ex must not get our address. Use [[p:linh.safe@example.org]] only. We may come on May 30.
Linh`,
  },
  {
    name: 'an email thread about a trip',
    family: 'nguyen',
    marked: `Subject: Passport for [[m:Thao]]
Derek: the form wants her full name, [[m:Thảo Linh Nguyen-Price]], and place of birth (Austin).
Flight UA1177 on 06/20/2026, confirmation H7K2QP, back July 5.
Her birthday is [[b:July 12]], we are back by then.
Receipt 900224417 for the passport fee is attached.`,
  },
  {
    name: 'an email of a therapist',
    family: 'obrien',
    marked: `Subject: appointments for your children
Dear Ms. Kelly, I see [[m:Grace]] on Mondays at 3:30 PM and [[m:Declan]] every other Thursday.
Please bill the HSA card [[a:5105 1051 0510 5100]].
I have "[[m:GRACE OBRIEN]]" on the chart; is an apostrophe missing?
Invoice #10422, $140.00, due 5/15/2026.`,
  },
  {
    name: 'an email about taxes',
    family: 'obrien',
    marked: `Patrick, you claimed [[m:Declan]] in 2024, so [[m:Grace]] is mine in 2025. For the return I have
[[m:Grace]]: [[s:900-33-5510]]
[[m:Declan]]: [[s:900335511]] (social security numbers)
Refund goes to my account 0081-5520-117? No: closed. Siobhan`.replace('0081-5520-117?', '[[a:0081-5520-117]]?'),
  },
  {
    name: 'an email with a shelter’s address',
    family: 'garcia',
    marked: `Licenciada, we are safe. Please do not give anyone this address: [[p:77 Willow Road]] (the shelter). [[m:Mateo]] sleeps well.
The old one, [[p:310 Maple Ave Unit B]], is empty since 5/1/2026.
[[m:Sofía]] asks for her school bag. My new phone is for you alone.
Lucía`,
  },
]
