import type { MenuItem, PageDeclared } from './declared.ts'

/** Pages of the specification that no feature has yet: `npm run map` lists them, and no menu shows them. A feature that is built takes its line from here. */
export const plannedPages: readonly (Pick<PageDeclared, 'path' | 'also' | 'label' | 'menu'> & { out?: true })[] = [
  {
    path: '/settlement-analyzer',
    label: 'Settlement analyzer',
    menu: { group: 'caseManagement', position: 60, flag: 'settlementAnalyzer' },
  },
  { path: '/divorce-roadmap', label: 'Divorce roadmap', menu: { group: 'caseManagement', position: 80, flag: 'divorceRoadmap' } },
  { path: '/ai-form-assistant', label: 'Form assistant', menu: { group: 'caseManagement', position: 90, flag: 'aiFormAssistant' } },
  { path: '/smart-filing-tracker', label: 'Filing tracker', menu: { group: 'caseManagement', position: 100, flag: 'smartFilingTracker' } },
  { path: '/motion-wizard', label: 'Motion wizard', menu: { group: 'caseManagement', position: 110, flag: 'motionWizard' } },
  { path: '/legal-translator', label: 'Legal translator', menu: { group: 'caseManagement', position: 120, flag: 'legalTranslator' } },
  {
    path: '/communication-analyzer',
    label: 'Communication analyzer',
    menu: { group: 'aiAnalysis', position: 10, flag: 'communicationAnalyzer' },
  },
  {
    path: '/behavioral-pattern-analyzer',
    label: 'Behavioral patterns',
    menu: { group: 'aiAnalysis', position: 20, flag: 'behavioralPatternAnalyzer' },
  },
  {
    path: '/case-strategy-simulator',
    label: 'Strategy simulator',
    menu: { group: 'aiAnalysis', position: 30, flag: 'caseStrategySimulator' },
  },
  {
    path: '/judicial-transparency-score',
    label: 'Judicial transparency',
    menu: { group: 'aiAnalysis', position: 40, flag: 'judicialTransparencyScore' },
  },
  {
    path: '/whistleblower-reporting',
    label: 'Whistleblower reporting',
    menu: { group: 'aiAnalysis', position: 50, flag: 'whistleblowerReporting' },
  },
  { path: '/corruption-analysis', label: 'Corruption analysis', menu: { group: 'aiAnalysis', position: 60, flag: 'corruptionAnalysis' } },
  { path: '/ai-motion-builder', label: 'Motion builder', menu: { group: 'aiAnalysis', position: 80, flag: 'motionWizard' } },
  { path: '/marketplace', label: 'Marketplace', menu: { group: 'legalProfessionals', position: 50, flag: 'marketplace' } },
  { path: '/co-parenting-journal', label: 'Journal', menu: { group: 'communication', position: 40, flag: 'familyJournal' } },
  {
    path: '/decree-compliance-tracker',
    label: 'Decree compliance',
    menu: { group: 'communication', position: 60, flag: 'incidentTracker' },
  },
  { path: '/co-parenting-calls', label: 'Calls', menu: { group: 'communication', position: 70, flag: 'videoCalls' } },
  { path: '/info-bank-medical', label: 'Medical records', menu: { group: 'infoBank', position: 10, flag: 'medicalRecords' } },
  { path: '/info-bank-school', label: 'School information', menu: { group: 'infoBank', position: 20, flag: 'schoolInformation' } },
  { path: '/info-bank-emergency', label: 'Emergency contacts', menu: { group: 'infoBank', position: 30, flag: 'emergencyContacts' } },
  { path: '/info-bank-insurance', label: 'Insurance', menu: { group: 'infoBank', position: 40, flag: 'insuranceInfo' } },
  { path: '/resources', label: 'Resources', menu: { group: 'community', position: 10 } },
  { path: '/discussion-board', label: 'Discussion board', menu: { group: 'community', position: 20, flag: 'discussionBoard' } },
  { path: '/legal-content', label: 'Legal guides', menu: { group: 'community', position: 30, flag: 'legalContent' } },
  {
    path: '/emotional-intelligence',
    label: 'Emotional intelligence',
    menu: { group: 'community', position: 50, flag: 'emotionalIntelligence' },
  },
  { path: '/verify/:code', out: true },
]

/** Their items of the menu. */
export const plannedItems: readonly MenuItem[] = plannedPages.flatMap(({ path, also, menu }) =>
  menu ? [{ path, flag: null, ...menu, ...(also && { also }) }] : [],
)
