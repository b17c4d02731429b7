-- Kill switches are kept under the name of a feature; these features have another name now (docs/decisions/0071).
update kill_switch set room = case room
  when 'trades' then 'swaps'
  when 'custody' then 'schedule'
  when 'filings' then 'hearings'
  when 'claims' then 'profile-claims'
  when 'coparents' then 'people'
  when 'legal-protection' then 'legal'
  when 'community' then 'emotional-support'
end
where room in ('trades', 'custody', 'filings', 'claims', 'coparents', 'legal-protection', 'community');
