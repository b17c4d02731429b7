/**
 * One text about an attorney, as somebody might hand it round: each sentence put otherwise by whoever sends it (`[a|b]` as in
 * the banks). Invented, of nobody.
 */
export const handedRound: readonly string[] = [
  'I [paid|handed over] [the whole retainer|a full retainer|all of the retainer] and [waited|then waited] [six weeks|about six weeks|a month and a half] for [the first call|a first call back].',
  'At the [hearing|conference|settlement meeting] I saw that [the file was still closed|nobody had opened the file|the folder had not been opened], and [the other side|the other lawyer] [noticed|saw it too].',
  'My [papers|exhibits|documents] were [sent in|filed|handed in] [two days late|after the deadline|late], and we [had to ask|asked] for [another date|a new date].',
  'When I [asked for|wanted] [an itemized bill|a bill with the hours|the hours on paper], I was [told to wait|told it would come|put off] [three times|again and again].',
]
