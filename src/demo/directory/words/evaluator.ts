import type { Bank } from './bank.ts'

/** Custody evaluators and court-ordered therapists: people whose work ends in a report. */
export const evaluator: Bank = {
  settings: [
    'The court ordered [sessions|interviews and sessions] with {who}, over [several weeks|some months], and [a report|a report to the court] at the end.',
    'This was [an evaluation for a final order|work ordered in a modification|an appointment agreed by both sides].',
    'I describe [the interviews and the report|four meetings and the report|the process from first call to report].',
    'Both parents were [seen alone and together with the child|interviewed separately|asked to fill in forms first].',
    '{Who} was [chosen from a list|named in the order|agreed on by both lawyers], and [started soon|started after the deposit].',
    'The question was [which week plan fits|how a move would change things|what help contact needs].',
    'party: I took part [in every session but one|in person throughout|partly by video] and [read the report afterwards|heard the report in court].',
  ],
  saw: {
    balance: {
      good: [
        'Both parents had [the same number of meetings|about the same hours], and [the report lists them|the same topics in the same order].',
        'party: Each of us had [the same number of meetings|about the same hours], in [the same room|the same order of topics].',
        '{Who} asked both [what works in the other home|for the good sides of the other], and [used the answers in the report|wrote both down].',
        'Time with the child was observed [in both homes|with each parent], for [the same length|a whole afternoon each].',
      ],
      poor: [
        'One side had [five meetings|long sessions], the other [two|a short call], and [the report gives no reason|nobody explained it].',
        'The child was observed [with one parent only|in one home], [because of time|though both were offered].',
        "party: {Who} read [one side's folder first|a long letter from one side] and [our first meeting began with accusations|questions came from it only].",
      ],
    },
    methods: {
      good: [
        'There were [interviews, home visits and records|interviews, observation and calls to the school], and the report says [what each one added|which source led where].',
        'The questionnaires were [explained before we filled them in|standard ones, named in the report], and [their limits were stated|not used alone].',
        '{Who} called [the teacher and the doctor|people that each side had named], and [listed every call|wrote down what each said].',
      ],
      poor: [
        'The conclusions rest on [one interview|a single form], with [no visit|no call to the school], as [the report itself lists|the appendix shows].',
        'A test was given [without explanation|in a noisy room], and its result [takes up pages|is quoted without limits].',
        'People I named were [not contacted|left out], while [relatives of the other side are quoted|one neighbor is quoted].',
      ],
    },
    explained: {
      good: [
        'At the first meeting {who} said [what is confidential and what is not|how the process works and who reads the report], and [gave it to us in writing|asked if we had questions].',
        'party: When I did not understand [a form|a question], it was [put in other words|explained without hurry].',
        'At the end {who} [went through the main points|told us how the findings came about], with [both present|each of us].',
      ],
      poor: [
        'It was [not said|on no form] that [notes would be shared|the sessions would be quoted], and both sides [learned it from the report|heard it in court].',
        'party: I learned only [from the report|in court] that [what I said in the sessions would be quoted|notes were shared], which [had not been explained|was on no form].',
        'My questions about [the steps|the time it takes] were met with ["you will see"|a change of topic], [twice|each time].',
        'The method is [not described|named but not explained], so [we could not tell how the result was reached|the lawyers had to ask in court].',
      ],
    },
    accuracy: {
      good: [
        'Quotes in the report [match what was said|are marked as quotes], on [both sides|each page we checked].',
        'party: What I said is [quoted correctly|in the report as I said it], also where [it does not help me|we disagree].',
        'We were [sent the facts to check|asked to correct dates], and [the changes were made|a corrected version came within days].',
        'Dates, schools and [work hours|distances] [were right|matched the records], and [sources were given for each|uncertain points were marked].',
      ],
      poor: [
        'The records and the report [do not agree on dates|name different schools], and [no one could say which was right|the court noticed].',
        'The report has [wrong dates|the wrong school], and [a list of corrections got no reply|the final version still has them].',
        'party: A sentence is put in my mouth that [was said by somebody else|I did not say], and [my note about it went unanswered|it was read out in court].',
        'Two visits are [described as one|mixed up], and [what followed from them is wrong too|the notes were not shown].',
      ],
    },
    timeliness: {
      good: [
        'Meetings [began on time|took place as planned], and the report [met the date in the order|came before the deadline].',
        'From the first call to the report it took [the weeks we were told|no longer than announced], with [word about each step|a short update in between].',
        'When a date had to move, {who} [wrote days ahead|offered another in the same week].',
      ],
      poor: [
        'The report was [months late|late twice], and [the hearing had to be moved|the school decision was made without it].',
        'Sessions were [cancelled on the day|moved again and again], and [weeks went by in between|no reason was given].',
        'After the last meeting we heard [nothing for a long time|nothing until the court asked], in spite of [calls|two letters].',
      ],
    },
    fees: {
      good: [
        'The price was [given in writing at the start|fixed beforehand], and the final bill [was the same|was lower].',
        'Each [meeting and call|hour] was listed, and [the split followed the order|both of us got the same account].',
        'A [payment plan|sliding scale] was [offered|possible], so that [the work could start|nobody had to wait].',
      ],
      poor: [
        'More money was asked for [before the report was released|half-way], and [the agreement did not say so|no list came with it].',
        'The bill counts [reading time|travel] that [we had been told was included|was not in the agreement].',
        'In the end it cost [nearly double|far more than agreed], and [detail came only after the lawyers asked|we saw no hours].',
      ],
    },
  },
  fair: [
    'The meetings were [calm|polite], the report [short|careful in parts], and [some sources were missing|some questions stayed open].',
    '{Who} was [attentive in person|easy to talk to], but [the written part came late|writing took long].',
    'Some findings were [well explained|supported], others [came without a source|were left short].',
    'party: Both of us were [seen about equally|heard], and [both found something missing in the report|neither was fully content].',
    'The process was [roughly as announced|as described], with [one delay|one correction], and [a report that the court used in part|a report in the middle].',
  ],
  went: {
    balance: [
      'party: Both of us had [equal time|the same questions].',
      'party: The child was seen [with each of us|in both homes].',
      'Good sides of [both homes|each household] were [named|written down].',
    ],
    methods: [
      'The school [was called|was asked] and [it is in the report|the answer was used].',
      'There were [visits as well as interviews|several kinds of sources].',
      'The forms were [explained|named], with [their limits|what they can show].',
    ],
    explained: [
      'We knew [who reads the report|what stays private] [from the first day|before we began].',
      'Every step was [explained|announced].',
      'Questions were [welcome|answered].',
    ],
    accuracy: [
      'The dates [were right|matched the records].',
      'party: My words were [quoted right|kept as said].',
      'Corrections were [taken up|made] [quickly|in writing].',
      'Facts had [a source|a date].',
    ],
    timeliness: [
      'Sessions [started on time|kept to the hour].',
      'The report was [on time|early].',
      'Changes of date were [announced early|rare].',
    ],
    fees: [
      'The cost was [clear from the start|as agreed].',
      'The bill [listed every hour|was easy to check].',
      'Payment in [parts|steps] was [possible|offered].',
    ],
  },
  know: [
    'Ask [in the first meeting|before you begin] who will [read the report|see the notes].',
    'Bring [school reports|a one-page history] [in order of date|with a list on top].',
    'Fill in the forms [rested|in one quiet hour]; [they take longer than you think|hurry shows].',
    "Give [names of people who see the child often|the teacher's contact], and [tell them that a call may come|ask them first].",
    'Speak about [your own part too|what you would do differently]; [it was asked|I was glad to be ready].',
    'Ask for [a chance to correct facts|the facts part] before [the report is final|it is filed].',
    'Keep [a copy of all that you hand over|a list of meetings with length]; [it helped with the bill|it helped with a correction].',
    'party: On the day of a home visit, [just have a normal day|cook what you always cook]; [nobody looked in drawers|it was relaxed].',
    'Get the price [in writing|by step], with [what a report costs|what testimony costs].',
    'party: Do not [question your child afterwards|ask what was said]; [let it rest|we went for ice cream].',
    'Tell {who} if [a date is hard for the child|you need an interpreter]; [it was arranged|they asked why and moved it].',
    'The report is [advice|a recommendation], and [questions may be asked in court|your lawyer can ask about method].',
    'Take [short notes after each session|notes the same evening]; [you will forget|it is long until the report].',
    'Plan for [more weeks than announced|the school calendar], and ask [for an update date|what happens if it is late].',
  ],
}
