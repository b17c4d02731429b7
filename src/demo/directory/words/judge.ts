import type { Bank } from './bank.ts'

export const judge: Bank = {
  settings: [
    'This was [a hearing|a short hearing|a half-day hearing] on [the parenting schedule|holiday time|a change of the school week].',
    'We were there for [a status conference|a case conference|a first appearance] [in person|by video].',
    'The matter was [a request to change support|a request about school choice|an enforcement request], heard [in the morning|after lunch|late in the day].',
    'I came to the [temporary orders hearing|final hearing|review hearing] and stayed [to the end|until the ruling|through both sides].',
    'Our case was [one of many|third in line|last] on [a full calendar|a busy morning|a crowded list].',
    'It was [a hearing on relocation|a motion about exchanges|a hearing on make-up time] with [both sides present|one side by phone|an interpreter present].',
    'I describe [one hearing|two hearings|a conference and a hearing] in [the same matter|a divorce with children|a case after the decree].',
    'The hearing was about [who decides on medical care|transport between the homes|summer weeks|phone calls with the other home].',
    '[A trial on the remaining issues|A contested hearing|A hearing on a protective order and parenting time] was set for [part of a day|a full day|an afternoon].',
    'Neither side agreed on [the calendar|expenses|the exchange place], so [it went to a hearing|we asked for a ruling|the court had to decide].',
  ],
  saw: {
    integrity: {
      good: [
        'Both sides were given [the same time|equal time|the same number of minutes], and {who} [said so at the start|kept to it|watched the clock for each].',
        'When one side tried to hand up papers the other had not seen, {who} [stopped it|gave everyone copies first|took a break so all could read].',
        '{Who} told us about [an earlier contact with one of the lawyers|a past case with one witness] and asked [whether anyone objected|both sides for their view] before going on.',
      ],
      poor: [
        'One side was allowed [three witnesses|a long statement|to go over time], the other was [cut short|told to wrap up|held to a few minutes].',
        '{Who} spoke with one lawyer [before the other side had joined|at the bench while we waited outside|after the call had ended for us] and did not say what about.',
        'My exhibits were [set aside unopened|not looked at|called too many], while the same kind of papers from the other side were [read aloud|admitted|discussed].',
      ],
    },
    knowledge: {
      good: [
        '{Who} [named the factors in the statute|went through the best-interest factors|read the rule aloud] and tied [each one|most of them] to something a witness had said.',
        'A question about [which state decides|the older order|interim support] came up, and {who} [answered it from the rule|gave both sides the citation|explained the test] at once.',
        'The ruling followed [the guideline worksheet|the evidence|the exhibits] line by line, with [the reasons for one deviation|the numbers read out|each step explained].',
      ],
      poor: [
        'The order cited [a rule that both lawyers said had changed|a guideline from an earlier year|no rule at all], and [it had to be corrected later|a motion was needed to fix it].',
        'Asked for the reason, {who} said [it was the usual schedule|this is how it is done here] and named [no factor|nothing from the testimony].',
        'The support figure left out [health insurance|child care|overnights] although [both worksheets had it|it was in the stipulation].',
      ],
    },
    communication: {
      good: [
        'The ruling was given in [plain words|short sentences], first [the decision|what would change], then [why|the reasons|what each of us had to do].',
        'The written order [matched what was said|arrived with clear dates|listed each exchange by day and hour], so [there was nothing to argue about|we could follow it the same week].',
        'Before closing, {who} [repeated the next steps|asked each side to say the order back|checked that both of us had the next date].',
      ],
      poor: [
        'I left without knowing [which weekend was whose|when the order would start|who had to write it up], and [the clerk could not say either|the minutes did not help].',
        'The written order [left out the holiday part|differed from what was said in the room|used terms nobody had defined], so we were back [within weeks|soon].',
        'Much of it was said [in shorthand to the lawyers|quickly and away from the microphone], and [my question about it was passed over|no summary followed].',
      ],
    },
    temperament: {
      good: [
        'When voices rose, {who} [paused the hearing|asked for a minute of quiet|spoke more slowly] and went on [without blaming anyone|in the same calm tone].',
        'Everyone was [greeted by name|addressed the same way|thanked for waiting], and [nobody was talked over|nobody was hurried].',
        'A witness began to cry and {who} [offered a break|gave her time|let her finish in her own words] before [the next question|cross-examination].',
      ],
      poor: [
        '{Who} [spoke in a raised voice|sighed and looked at the clock|interrupted] [several times|whenever one side spoke], and [the witness stopped talking|people in the room looked down].',
        'A remark about [how some parents never learn|people who bring such things to court] was made [before any testimony|in open court], which [made it hard to go on|silenced our side].',
        'Questions were [fired quickly|put in a sharp tone], and [answers were cut off|there was no time to find the page].',
      ],
    },
    administration: {
      good: [
        'The hearing [started on time|began within minutes of the notice], and {who} [had read the filings|knew the file|had our exhibits open].',
        'We had the written order [the same day|within a week|sooner than we were told], which [let us plan the school week|kept the summer in place].',
        '{Who} [grouped the short matters first|told us how long the wait would be|moved us to a set hour], so [nobody lost the whole day|witnesses could come and go].',
      ],
      poor: [
        'We waited [most of the morning|over two hours|until after lunch] and were then [moved to another month|given ten minutes|told to come back].',
        'The ruling came [months after the hearing|well after the summer it was about], and [calls to the clerk got no date|no interim order was made].',
        '{Who} [had not seen the response|asked for papers filed weeks before|confused our file with another], and [time went on finding them|we started over].',
      ],
    },
    heard: {
      good: [
        'Each parent was [asked for a view|given a turn at the end], and {who} [took notes|came back to it in the ruling|did not interrupt].',
        'A parent without a lawyer was [told how to put in an exhibit|given time to find the page], and [the other side could answer|nothing was lost by it].',
        'party: I was asked [to tell it in my own words|what I thought would work|if there was anything else], and [I was not interrupted|{who} took notes|the answer came up in the ruling].',
        'party: Both of us [spoke without a lawyer in between|had a turn at the end|could answer what the other said], for [about the same time|as long as we needed].',
        'party: I had [no lawyer|only a limited-scope lawyer], and {who} [explained how to put in an exhibit|told me when to speak|gave me time to find my notes].',
      ],
      poor: [
        'One parent was [cut off after two sentences|told that there was no time], and [the point was not taken up again|the ruling followed minutes later].',
        'Testimony was [limited to a few minutes|stopped before the second witness], although [both sides had asked for more|the list had been filed in time].',
        'party: I was told to [answer yes or no|let the lawyers talk|keep it for later], and later [never came|the hearing was over].',
        'party: My statement was [stopped after two sentences|not taken|left for the papers], so [the reason for the request was never said aloud|only one account was heard].',
        'When I asked [to respond|to add one thing], {who} said [there was no time|it would not change anything] and [moved on|called the next case].',
      ],
    },
    understood: {
      good: [
        'party: I did not get all I asked for, but I [knew why|could follow each reason|could explain it to my family] when we [left|hung up].',
        '{Who} said which facts [mattered most|were agreed|were not relied on] and [how they led to the schedule|what would have to change for a new request].',
        'Each side heard [what was granted and what was not|which request failed and for what reason], and [what to bring next time|how to ask for a review].',
      ],
      poor: [
        'The decision was [one line|announced without reasons|a form with boxes ticked], and I still [do not know what it rested on|cannot say which facts counted].',
        'We asked [for the reasons|how the days were counted], and were told [to read the order|to appeal], but the order [says nothing about it|only repeats the result].',
        '{Who} went from [the last witness straight to the ruling|one topic to another], and [nothing tied the two together|half of our points were not mentioned].',
      ],
    },
  },
  fair: [
    'Nothing stood out [for better or worse|in either direction]: the matter was [called, heard and continued|heard and taken under advisement].',
    'Some of it [was careful|went well] and some of it [was rushed|was left open], [much like the calendar that day|as far as I could see].',
    '{Who} [listened to both sides|asked a few questions], but [the ruling was short|most of the talk was with the lawyers].',
    'It was [orderly|polite] and [brief|a little hurried], and the [main point was settled|next date was set] while [the smaller ones were put off|the rest was left to us].',
    'The result was [somewhere in the middle|close to what was on paper before], and [the reasons were partly given|part of the reasons came later in writing].',
  ],
  went: {
    integrity: [
      'Both sides got [the same time|equal turns].',
      'Papers were [shared with everyone|shown to both sides] before they were [used|discussed].',
      '{Who} [asked the same questions of each of us|held both of us to the same rules].',
    ],
    knowledge: [
      '{Who} [knew the rule|had the statute at hand] and [said which one it was|explained how it applied].',
      'The worksheet was [checked line by line|corrected on the spot].',
      'The legal question was [answered that day|decided with reasons].',
    ],
    communication: [
      'The order was [clear|easy to follow] and [had dates in it|said who does what].',
      'The next steps were [said aloud twice|repeated at the end].',
      'Words that I did not know were [explained|put in plain English].',
    ],
    temperament: [
      'The tone stayed [calm|even|polite] [all the way|even when ours did not].',
      'We were given [a short break|a moment] when [it was needed|things got hard].',
      'Nobody was [talked down to|mocked|hurried].',
    ],
    administration: [
      'It [began on time|started as noticed] and [ended when we were told|kept to the plan].',
      'The order came [the same week|quickly|before the next exchange].',
      'The file had [clearly been read|been read before we came in].',
    ],
    heard: [
      'Each side [could finish|had time to answer].',
      'party: I could [finish my sentences|say what I came to say].',
      'We each had [a turn|a last word] and it was [respected|kept].',
      'party: Even without a lawyer I [knew when to speak|could put in my papers].',
    ],
    understood: [
      'party: I [understood the reasons|could follow the ruling], also the part that [went against me|I had not asked for].',
      '{Who} [summed up both positions|repeated our point correctly] before [deciding|ruling].',
      'What would [change the result|be needed next time] was [said openly|put in writing].',
    ],
  },
  know: [
    'Bring [three copies|printed copies] of every exhibit, [with page numbers|in one folder]; [screens were not used|phones could not be shown].',
    'Write down [your two main points|what you ask for] [beforehand|on one page], because [time is short|the turn comes quickly].',
    'Ask for [a written order|the order in writing] before you leave, and [read the dates twice|check the holiday part].',
    'Expect [to wait|a long list], and [arrange child care for the whole day|bring water and something to read].',
    'If you join by video, [test the sound first|log in early], because [the court does not wait long|being heard made a difference].',
    'File [your worksheet|your proposed schedule] early; it seemed to be [read before the hearing|what the ruling was built on].',
    'If you do not understand a word, [ask right away|say so]; [it was explained when I asked|nobody minded].',
    'You may [ask for an interpreter|bring a support person], but [request it ahead|tell the clerk beforehand].',
    'Keep to [what you saw yourself|dates and facts]; that was [what got questions|what was written down].',
    'The self-help desk [helped me with the forms|checked my papers], and [that saved a trip|the filing was accepted].',
    'If the written order differs from what you heard, [ask for a correction soon|write to the clerk at once].',
    'Ask [how and when the ruling will come|who writes the order up], so that you [can plan|know whom to call].',
    'A proposed calendar [on one page|with colours for each home] was [looked at longer than anything else|easier to discuss than words].',
    'Take [notes|someone along who takes notes]; [a lot is said in a few minutes|I had forgotten half by the evening].',
  ],
}
