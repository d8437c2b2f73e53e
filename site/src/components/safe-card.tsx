import { Component, type ReactNode } from 'react'

interface Props {
  /** The card's data: an error is cleared once it changes. */
  of: unknown
  /** The fallback of a card that cannot be rendered, such as its name and link. */
  instead: ReactNode
  children: ReactNode
}

/** An error boundary for one card of an island: the others stay. */
export class SafeCard extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
