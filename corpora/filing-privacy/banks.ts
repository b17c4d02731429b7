import type { Written } from './paper.ts'

export const banks: readonly Written[] = [
  {
    name: 'a statement of a checking account',
    family: 'harlow',
    marked: `FIRST PRAIRIE BANK
Statement period: 01/01/2026 - 01/31/2026            Page 1 of 3
ANA MORENO
Account number: [[a:0000 1182 20341]]
Beginning balance          $1,118.20
01/03  DEPOSIT PAYROLL     $1,540.11
01/07  CHECK 1044            $950.00
01/09  ACH CLARK CO CHILD SUPPORT 26-DR-0117   $410.00
Ending balance             $2,118.31      Questions? 1-800-555-0110`,
  },
  {
    name: 'a statement of a card',
    family: 'harlow',
    marked: `Prairie Rewards Visa
Account ending in 1111      New balance $604.18      Payment due 02/15/2026
Card number [[a:4111-1111-1111-1111]]
Transactions
01/11 Kroger 0119 Springfield OH 64.20
01/15 Lincoln Elem lunch 30.00
01/20 Payment - thank you -200.00
Reference numbers 24692160011100418827345 and 24692160011100418827346`,
  },
  {
    name: 'a wire confirmation',
    family: 'nguyen',
    marked: `OUTGOING WIRE CONFIRMATION
Originator: Derek Price       Debit account: [[a:8812004417]]
Beneficiary IBAN: [[a:GB82 WEST 1234 5698 7654 32]]      Amount: USD 5,000.00
ABA: [[a:021000021]]     Reference: 20260311-00419
Value date: 03/11/2026     Fee: $35.00`,
  },
  {
    name: 'a savings statement for a child',
    family: 'nguyen',
    marked: `LONE STAR CREDIT UNION      Share savings
Custodian: Linh Nguyen FBO [[m:THAO NGUYEN PRICE]] (minor)
Member account [[a:330044719-02]]      Social Security on file: [[s:900-22-4420]]
Opening balance 1,204.00   Dividends 3.01   Closing balance 1,207.01
Statement date 03/31/2026`,
  },
  {
    name: 'a loan statement',
    family: 'obrien',
    marked: `GULF STATE MORTGAGE
Loan number [[a:7740012283]]     Property: [[p:22 North Harbor Dr, Tampa, FL 33602]]
Payment due 05/01/2026: $1,511.08   Principal $402.11   Escrow $310.90
Auto-pay from checking account [[a:0081-5520-117]]
Customer since 2016. Call 813-555-0190.`,
  },
  {
    name: 'a brokerage summary',
    family: 'obrien',
    marked: `HARBOR BROKERAGE · Year-end summary 2025
Brokerage account Z[[a:71-440092]]   Owner: Patrick O'Brien   TIN [[s:900-33-5502]]
529 plan for [[m:Grace O'Brien]]: account no. [[a:529-88-20417]]
Shares 120.500   Price 41.10   Value $4,952.55
IRA [[a:55019-2207]] rolled over 11/03/2025.`,
  },
  {
    name: 'a list of transfers',
    family: 'garcia',
    marked: `Date        Description                                  Amount
03/02/2026  Transfer to acct [[a:004411-882-7]]                 $300.00
03/09/2026  Zelle Andres Garcia conf 77120043                $150.00
03/16/2026  Card [[a:5555 5555 5555 4444]] Target T-0911          $48.19
03/23/2026  Transfer from account xxxx8827                   $300.00
03/30/2026  Venmo [[m:Sofia]] school trip                         $25.00`,
  },
]
