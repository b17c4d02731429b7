import type { Bank } from './bank.ts'

export const gal: Bank = {
  settings: [
    '{Who} was appointed in [a custody case|a modification|a relocation case] and was involved for [several months|half a year|the whole case].',
    'This is about [the visits and the report|the report and the hearing after it|the months before the final order].',
    'The order asked {who} to look at [the school situation|exchanges|the holiday schedule|the wish for a different weekday plan].',
    'party: I met {who} [at home|at the office|by video first and then at home], and again [at the hearing|before the report].',
    'party: {Who} came into the case [after a motion about exchanges|when we could not agree on school|at the first conference].',
    'There were [two homes|two homes far apart|three households] to see, and [a report was due before trial|the court had set a date for the report].',
    'I took part as [one of the adults in the case|somebody who was interviewed|a person in the courtroom], from [appointment to report|the first call to the hearing].',
  ],
  saw: {
    independence: {
      good: [
        '{Who} spoke with [each side for about the same time|both homes in the same week], and [asked the same questions|took notes at both].',
        'The report named [strengths in both homes|concerns about both homes], and [nobody got everything they asked for|it read the same for each side].',
        'When one side [sent long e-mails|called again and again], {who} [copied everyone on the reply|asked that all be on the line].',
      ],
      poor: [
        "{Who} [had several calls with one side|rode to court with one side's lawyer] and [one short call with the other|did not tell the other].",
        "The first draft [repeated one side's motion nearly word for word|took over one account], although [the other had not been heard|no one else was asked].",
        'Concerns about [one home|one household] fill the report, while [the same questions about the other were not asked|the other has a few lines].',
      ],
    },
    child_contact: {
      good: [
        '{Who} met the child [three times|more than once], [at both homes|at school and at home], and [let the child choose where to sit|began with a game].',
        'The meetings were [short and unhurried|in familiar places], and [no one else was in the room|the child was told why they talked].',
        "The child's own wishes were [reported in the child's words|set apart from the opinion], with [care about what stays private|a note on how they were asked].",
      ],
      poor: [
        'There was [one meeting of a few minutes|a single video call] with the child, [at the office|with a parent in the next room], in [the whole time|many months].',
        'The child was asked [to choose between homes|which home was better] [directly|in the first meeting], and [was upset for days|did not want to go back].',
        "The report describes [the child's room|daily life] at [one home|a home], yet [no visit there took place|{who} saw it only on the phone].",
      ],
    },
    investigation: {
      good: [
        '{Who} visited [both homes|each household], and spoke with [the teacher and the doctor|the school counselor|relatives on each side], all [listed in the report|named with dates].',
        'Records from [school|the clinic] were [asked for early|read before the interviews], and [quoted with the page|put in an appendix].',
        'A claim about [late pick-ups|missed medicine] was checked against [the school log|the records], and [the report says what was found|it was set straight].',
      ],
      poor: [
        'Of the people that [both sides|the parents] had named, [few were called|only relatives were called], and [the report does not say why|the list is missing].',
        'party: Of the people I named, [none was called|only one was called], and [the report does not say why|the list is missing].',
        'School records were [never asked for|asked for after the report], although [attendance was the question|they were offered twice].',
        'One home was [not visited|seen for a few minutes], and [the report relies on a phone call|photos were used instead].',
      ],
    },
    timeliness: {
      good: [
        'The report came [two weeks before the hearing|well before the deadline], with time to [read it|send corrections].',
        'Calls were returned [within a day or two|the same week], and visits [took place when they were set|were on time].',
        'An urgent issue about [exchanges|school] was [raised with both lawyers at once|put before the court within days].',
      ],
      poor: [
        'The report was filed [the evening before the hearing|on the morning of the hearing], so [no one could answer it|the hearing was moved].',
        'First contact took [two months|many weeks], and [by then the school year had begun|the temporary order had settled in].',
        'Visits were [cancelled twice|moved at short notice], and [the last one never took place|the child had waited].',
      ],
    },
    clarity: {
      good: [
        'The report kept [what was seen|facts] and [what was concluded|opinion] [in separate sections|apart], and [each recommendation had a reason|each point had its source].',
        'The recommendations were [specific|written as a calendar], down to [exchange times|who drives], so [both sides could work with them|little was left to argue about].',
        'Mistakes that we pointed out were [corrected in writing|marked in an update] [before the hearing|within the week].',
      ],
      poor: [
        'Opinion and fact were [mixed|hard to tell apart], with phrases such as ["it seems"|"one gathers"] and [no source|no date].',
        'The recommendation was [one sentence|very general], and [no one could say what the week would look like|the lawyers read it differently].',
        'Dates and places were [mixed up|wrong in parts], and [corrections were not taken up|the errors stayed in the final version].',
      ],
    },
    fees: {
      good: [
        'The bill [followed the order|stayed under the cap], with [each visit listed|the hours by task].',
        'Before extra work {who} [asked the court|told both sides the cost], so [there was no surprise|each could object].',
        'Fees were [split as ordered|set by income], and [the account was sent to both|questions about it were answered].',
      ],
      poor: [
        'The bill was [well above the cap|more than the order said], and [no leave was asked for|we heard of it at the end].',
        'Long [phone calls|e-mails] with one side were [shared between both|charged in full], without [a list|detail].',
        'A further deposit was asked for [days before the report|to release the report], which [the order did not mention|we had not agreed].',
      ],
    },
  },
  fair: [
    'The visits were [friendly|correct], the report was [short|brief], and [parts of it helped|some points stayed open].',
    '{Who} [listened|asked good questions], but [saw us only once|had little time], and [said so|it shows in the report].',
    'The recommendation was [close to the schedule we had|in the middle], with [some reasons|reasons for the main point].',
    'Most people were [called|heard], [one or two were not|except for one], and the report came [just in time|near the deadline].',
    'party: Some of what I said [is in the report|was written down], some [is missing|was shortened], [on both sides alike|as for everyone].',
  ],
  went: {
    independence: [
      'Both homes were [treated alike|asked the same things].',
      'Messages went [to both sides|to everyone] [each time|from the start].',
      'The report [gave credit to each home|was even-handed].',
    ],
    child_contact: [
      'The child [felt at ease|was not hurried].',
      'The meetings were [at home and at school|in familiar places].',
      "Nobody [put words in the child's mouth|asked for a choice between homes].",
    ],
    investigation: [
      'Teachers and [the doctor|relatives] were [called|heard].',
      'Both homes were [visited|seen] [with notice|as planned].',
      'Claims were [checked|compared with records] before they [went into the report|were repeated].',
    ],
    timeliness: [
      'The report came [early|in time to read].',
      'Calls were [returned|answered] [quickly|when promised].',
      'Visits [took place as set|began on time].',
    ],
    clarity: [
      'Facts and opinion were [kept apart|easy to tell apart].',
      'The plan was [written out by day|clear to both of us].',
      'Errors were [fixed|corrected] [when we showed them|at once].',
    ],
    fees: [
      'The bill [kept to the order|was as announced].',
      'Each hour was [listed|explained].',
      'The cost was [shared as ordered|told beforehand].',
    ],
  },
  know: [
    'Prepare [a list of people to call|names of teachers and doctors] with [phone numbers|a line on what each can say].',
    'Ask [at the start|in the first call] when [the report is due|you will see a draft].',
    'Offer [times for a home visit|two dates for a visit] early; [calendars fill|it shows good will].',
    'Do not [rehearse|practise] with your child; [just say that somebody will listen|a calm morning helps more].',
    'Send papers [once|in one folder], in order of date, and [copy the other side|keep a list of what you sent].',
    'Read the report [with a pen|twice], and send corrections [in writing|as a short list] before the hearing.',
    'Read the order of appointment: it says [what is to be looked at|who pays and up to what].',
    'Keep to [what you saw|dates and examples], since [that ended up in the report|general claims did not].',
    'Speak of [what works in the other home too|what you would keep]; [it was asked|I was glad to have thought about it].',
    'If you cannot be reached by day, [say so|give hours], or [you may be missed|the call may not come].',
    'The report is [not the order|one voice of several]; the court [can differ|asked its own questions].',
    'Tell {who} about [allergies, school and routines|the weekly routine]; [small things mattered|it was useful].',
    "Ask how [the child's words are kept private|notes are kept], [before the first meeting|so that you can explain it].",
    'Have a [calendar of exchanges|log of visits] at hand; [it was the first question|it answered most questions].',
  ],
}
