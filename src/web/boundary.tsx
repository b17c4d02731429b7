import { Component, type ErrorInfo, type ReactNode } from 'react'

/** Which net caught a crash: the page's, the router's, or the last one. */
export type Net = 'page' | 'router' | 'app'

/** Reports a crash: the error, the components that it came through, and the net that caught it. */
export type ReportCrash = (error: unknown, componentStack: string, net: Net) => Promise<void>

interface BoundaryProps {
  net: Net
  reportCrash: ReportCrash
  renderInstead: (retry: () => void) => ReactNode
  /** The net opens again when this changes: the address. */
  at?: string
  /** Before the next try: what was stored may be what broke it. */
  onRetry?: () => void
  children: ReactNode
}

/** Catches what its children throw while they render, reports it, and shows something else in their place. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    void this.report(error, componentStack ?? '')
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.broken && before.at !== this.props.at) this.retry()
  }

  async report(error: unknown, componentStack: string) {
    try {
      await this.props.reportCrash(error, componentStack, this.props.net)
    } catch (failure) {
      console.error('The crash was not reported.', failure)
    }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.renderInstead(this.retry) : this.props.children
  }
}
