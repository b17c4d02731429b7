import type { Bank } from './bank.ts'

const know = [
  'Ask for [the fee agreement|the billing rules] in writing and [read the part about phone calls|ask what a short e-mail costs].',
  'Agree [at the start|in the first meeting] how [often you will hear|quickly messages are answered].',
  'Keep [your own calendar of deadlines|a list of what is open], and [go through it at each meeting|send it before each call].',
  'Send papers [in one file|in order of date]; it [saves time on the bill|made our talks shorter].',
  'Ask who [will be in court with you|does the daily work], and [meet that person too|get the direct number].',
  'Bring [one page with your goals|your three main points] to the first meeting, since [time runs fast|it shapes the plan].',
  'Ask [what settlement would look like|what a hearing would cost] before [you decide to go to one|anything is filed].',
  'Check [each draft|every order] yourself before it [is sent|is signed]; [small errors happen|dates are easily swapped].',
  'Ask for [a budget for each step|an estimate in stages], and [for word when it changes|for a call before it is passed].',
  'If something matters to you, [put it in an e-mail|write it down], so that [it is not lost between calls|there is a record].',
  'Legal aid and [limited-scope help|unbundled services] exist; [ask about them|compare] before you sign.',
  'Talk about [how to speak to the other side|tone] early; [it changed the course of our matter|it costs nothing].',
  'Ask for copies of [everything that is filed|all letters], and [keep them in one place|read them the same day].',
  'A second opinion [took one hour|was worth the hour], and [I knew better what to ask|made the plan clearer].',
]

/** Seen by a client. */
export const attorney: Bank = {
  settings: [
    'I hired this attorney for [a divorce with children|a change of the parenting plan|a support matter|an enforcement request].',
    'My matter was [a modification|a relocation request|a first custody order|a settlement before trial], and it took [a few months|most of a year|longer than planned].',
    'This is about [the time from the first meeting to the order|one hearing and the weeks before it|the mediation and the final papers].',
    'I came after [another lawyer had left the case|trying it alone|a friend told me about limited-scope help].',
    'We worked together [through mediation and one hearing|on temporary orders|on the decree and the calendar in it].',
    'I was the one [who filed|who had to respond], and the first deadline was [days away|close].',
    'The case involved [two homes in different counties|a house and a pension|a school change|a protective order].',
    'Most of our contact was [by phone|by e-mail|in short meetings], with [two hearings|one long hearing|a settlement conference] in between.',
  ],
  saw: {
    communication: {
      good: [
        'My messages were answered [the same day|within a day|by the next morning], and when [the attorney was in trial|there was no news] [I was told so|the office called].',
        'Before each deadline I got [a short note|a call|a list] saying [what was due|what I had to send] and [why|by when].',
        'Options were laid out [on one page|with what each would cost], and [the choice was left to me|I had time to think].',
      ],
      poor: [
        'I wrote [four times|every week for a month] before [anyone called back|I had an answer], and [the deadline had passed|the hearing was the next day].',
        'I learned of [the new hearing date|a filing in my name] from [the court|the other side], not from [the office|my attorney].',
        'Calls went to [a different person each time|a mailbox], and each one [asked me to tell it again|did not know the file].',
      ],
    },
    preparation: {
      good: [
        'The exhibits were [numbered and ready|sent to the other side on time], and we [practised my testimony|went over the likely questions] [the day before|in the week before].',
        'At the hearing the attorney [knew the dates without looking|had the page open before it was asked for], and [each witness had a purpose|nothing was missing].',
        'A proposed parenting calendar was [drafted before mediation|ready on the first day], and [most of it was used|the talk began from it].',
      ],
      poor: [
        'We met [in the hallway|ten minutes before] for the first time about [my testimony|the exhibits], and [half of them stayed in the folder|the list was incomplete].',
        'A witness [was never called|was not told the date], and [the reason was that nobody had asked for a summons|it was too late to change].',
        'The worksheet had [the income of an earlier year|the wrong number of overnights], and [the court noticed before we did|we had to ask for more time].',
      ],
    },
    knowledge: {
      good: [
        'The attorney explained [how overnights change support|what the relocation notice needs|how a pension is divided] with [our own figures|a worked example].',
        'I was told [early and plainly|in the first meeting] which request [was unlikely|had no basis here], and [that proved right|it saved us a hearing].',
        'When the other side cited [an older rule|a case], the attorney [had the current one at hand|answered in two sentences], and [the point was dropped|the judge agreed].',
      ],
      poor: [
        'The motion was [filed in the wrong county|returned for the wrong form], and [we lost weeks|I paid for it twice].',
        'I was told that [overnights do not matter for support|no notice was needed], and [the court said otherwise|it turned out to be wrong].',
        'Questions about [tax|the pension|the move] got [a different answer each time|no answer], and I [looked up the rule myself|asked elsewhere].',
      ],
    },
    candor: {
      good: [
        'The attorney said when [something was my own mistake|my request was too much], and [did it kindly|offered another way].',
        'Nothing was promised: I heard [what could go wrong|the range of likely results], and [the result was in it|it matched].',
        'In talks with the other side [the tone stayed civil|nobody was insulted], and [facts against us were not hidden|agreements were kept].',
      ],
      poor: [
        'At first I was told the result was [certain|a matter of weeks], and after [the retainer was paid|the first hearing] [that changed|it was never mentioned again].',
        'An offer from the other side [reached me late|was turned down before I saw it], which I [found in the file|heard from the mediator].',
        'The letters that went out were [sharper than we had agreed|full of claims I had not made], and [the other side stopped talking|it cost us the settlement].',
      ],
    },
    fees: {
      good: [
        'Bills came [every month|on the same day each month] with [each step listed|the time for each task], and the total was [close to the estimate|below the estimate].',
        'Before anything large I was [asked|told the cost], and twice [the cheaper way was suggested|we did without].',
        'Unused money of the retainer was [returned within weeks|sent back with a final bill] [without my asking|and a short letter].',
      ],
      poor: [
        'The total was [twice the estimate|far above the estimate], and [no one had warned me|the first word of it was the bill].',
        'Entries read [only review of file|the same each week], and my request for detail was [not answered|answered with another charge].',
        'I was billed for [two people at a short call|correcting their own filing], and [it took months to talk about it|it stayed on the bill].',
      ],
    },
  },
  fair: [
    'The work was [sound|solid] once it started, though [getting a call back took time|drafts came late].',
    'The hearing was [handled well enough|handled without surprises], while [the weeks around it were quiet|the paperwork lagged].',
    'I got [most of what was explained to me at the start|the part that mattered], for [more money than planned|more time than planned].',
    'Some meetings were [clear and useful|to the point], others [ended without a plan|repeated what we knew].',
    'The office was [friendly|polite] and [stretched|busy], and [I had to remind them now and then|I kept the list of deadlines myself].',
  ],
  went: {
    communication: [
      'I always knew [what came next|where things stood].',
      'Answers came [fast|when promised] and in [plain words|a few lines].',
      'Bad news was [told early|not held back].',
    ],
    preparation: [
      'The exhibits were [in order|complete] and [easy to find|numbered].',
      'We [practised|went through the questions] before [the hearing|mediation].',
      'The draft plan was [ready early|thorough].',
    ],
    knowledge: [
      'The rules were [explained with our own numbers|made clear].',
      'The advice on [support|the move|the calendar] [held up|was right].',
      'The forms were [right the first time|accepted at once].',
    ],
    candor: [
      'I was told [the truth about our chances|what would not work].',
      'The tone with the other side stayed [civil|calm].',
      'Every offer was [shown to me|explained] [the same day|before an answer went out].',
    ],
    fees: [
      'The bill [matched the estimate|held no surprise].',
      'Every entry [could be understood|had a date and a task].',
      'I was [offered a cheaper way|told when a call would be free].',
    ],
  },
  know,
}

/** Seen from the other side of the matter, or by somebody else: no fees, no phone calls of a client. */
export const otherSide: Bank = {
  settings: [
    'side: This attorney was [on the other side|counsel for the other parent] in [a custody matter|a support matter|a modification].',
    'I was not the client; I dealt with this attorney [in mediation|at two hearings|over several months of letters].',
    'I saw this attorney at [a settlement conference|a contested hearing|a deposition] and in [the papers around it|the letters before it].',
    'side: We were on opposite sides of [a relocation request|an enforcement motion|a dispute about holidays].',
    'My contact was [through filings and one hearing|in the hallway and in court|by e-mail about the schedule].',
    'side: The attorney spoke for the other side in [temporary orders|the final hearing|a change of exchanges].',
  ],
  saw: {
    communication: {
      good: [
        'Letters were [answered within days|answered on time], said [what was wanted|what was agreed], and [left the rest out|kept a calm tone].',
        'Changes of dates were [asked for early|agreed by a short call], and [confirmed in writing|never sprung on us].',
        'When an agreement was near, the attorney [called first|sent a clean draft], and [it was done in a day|we closed it that week].',
      ],
      poor: [
        'Proposals on [summer weeks|exchanges] stayed [unanswered for weeks|without reply], until [a motion was filed|the night before the hearing].',
        'Papers arrived [late in the evening before the hearing|after office hours on the last day], with [no call|no summary].',
        'Each letter [raised new points|came back to settled ones], so that [nothing could be closed|costs went up for both].',
      ],
    },
    preparation: {
      good: [
        'The exhibits were [exchanged on time|marked and complete], so the hearing [went quickly|kept to the questions].',
        'The attorney [had the calendar at hand|knew the file], and [no time was lost on dates|agreed facts were put in writing first].',
        'Questions to me were [short and about facts|clear], with [the page shown each time|time to read the page].',
      ],
      poor: [
        'The attorney [searched for papers|mixed up dates], and the hearing [ran out of time|was put off] for it.',
        'The financial papers were [incomplete|missing pages] at [each exchange|the conference], so [we had to come back|the figures could not be checked].',
        'Claims were made in court [without an exhibit|that the file did not show], and [withdrawn when asked|left standing].',
      ],
    },
    knowledge: {
      good: [
        'The argument [kept to the statute|followed the factors], and [weak points were not stretched|the case cited was on point].',
        'A technical question on [support|jurisdiction] was [settled between counsel|answered with the rule], which [saved a hearing|saved time].',
        'The draft order [followed the ruling|needed no change], down to [the holiday hours|the exchange place].',
      ],
      poor: [
        'The draft order [went beyond the ruling|left out part of the ruling], and [two rounds were needed|the court had to rewrite it].',
        'The motion [cited a rule that had changed|asked for something the court cannot order], and [was denied in minutes|was withdrawn].',
        'The worksheet [counted overnights twice|left out insurance], and the error [was defended for weeks|came up again].',
      ],
    },
    candor: {
      good: [
        'The attorney [corrected a mistake that helped us|told the court of a fact against the client], without [being asked|any fuss].',
        'Outside the room it stayed [civil|polite], and [what was agreed there was kept|nobody was put under pressure].',
        'The children were [left out of the argument|spoken of with care], also when [it got heated|the facts were hard].',
      ],
      poor: [
        'What was agreed in the hallway was [denied in the room|changed in the draft], so we [asked for everything in writing|stopped talking there].',
        'party: I was [spoken to directly although I had counsel|pressed to sign at once], in [the corridor|a side room].',
        'party: Statements about [my work|my home] were made that [the attorney had papers against|the exhibits contradicted], and [were not taken back|were repeated].',
      ],
    },
    fees: {
      good: [
        'Costs of [the transcript|the evaluator] were [shared as ordered|settled without argument], and [the papers for it were complete|the bill was shown].',
        'The attorney [suggested a joint expert|proposed one mediator for both], which [cost each side less|kept the costs down].',
      ],
      poor: [
        'A request for attorney fees came with [no billing record|one line of detail], and [had to be asked for again|the court sent it back].',
        'Motions on [small sums|one weekend] followed each other, and [both sides paid for it|the cost passed the amount in dispute].',
      ],
    },
  },
  fair: [
    'The attorney was [firm|formal] and [mostly on time|correct], though [little was settled before court|talks were short].',
    'Some agreements were [reached quickly|kept], others [fell apart in the draft|took a motion].',
    'In court it was [matter-of-fact|orderly]; by letter it was [less so|slower].',
    'Most of it was [usual for a contested case|routine], with [one late filing|one agreement that held].',
  ],
  went: {
    communication: [
      'Letters were [short and answered|civil and clear].',
      'Dates were [agreed without motions|settled by a call].',
      'We had [a clean draft|a written summary] [the same day|soon after].',
    ],
    preparation: [
      'The papers were [complete|on time] [each time|when it counted].',
      'The hearing [kept to the point|ended on time].',
      'Agreed facts were [written down first|not argued again].',
    ],
    knowledge: [
      'The argument was [about the law|fair to the record].',
      'The order was [drafted as ruled|right the first time].',
      'A hard question was [settled between counsel|answered with the rule].',
    ],
    candor: [
      'A fact against the client was [not hidden|said openly].',
      'An agreement in the hallway [was kept|stood] [to the letter|the next day].',
      'What was said [was kept|held].',
      'The tone stayed [respectful|civil] [in and out of court|even in the hallway].',
      'The children were [kept out of it|spoken of with care].',
    ],
    fees: [
      'A joint [expert|mediator] [kept costs down|was proposed early].',
      'Shared costs were [settled without argument|paid as ordered].',
    ],
  },
  know: [
    'Ask for [agreements in writing|a signed note] [the same day|before you leave the building].',
    'Read the draft order [against your notes|line by line], and [answer quickly|ask for changes in writing].',
    'You need not [answer in the hallway|decide on the spot]; [ask for a minute with your own counsel|say you will reply in writing].',
    'Bring [your own copies|a full set of exhibits]; [do not rely on being handed one|it saves a delay].',
    'Offer [a joint mediator|two possible dates] early; [it was taken up in our case|it costs little].',
    'Keep letters [short|to one topic], since [short ones were answered|long ones led nowhere].',
    'Check the [worksheet|overnight count] yourself, and [show the math|bring the calendar].',
    'If a filing arrives late, [say so at the start of the hearing|ask for time to read it]; [we were given it|that is allowed].',
    'Stay with [facts and dates|the exhibits], whatever [the tone is|the letter says].',
    'If you have no lawyer, [ask the self-help desk about the draft|have the order looked over] before [signing|you agree].',
    'Write down [what was agreed and when|each exchange of papers]; [it was needed later|it settled a dispute].',
    'A call [set up by the mediator|with both sides on the line] did more than [ten letters|the motion].',
  ],
}
