import { Component, type ReactNode } from 'react'

interface Props {
  /** What the card shows: once it is another, the card is drawn anew. */
  of: unknown
  /** Stands in its place where it cannot be drawn, such as its name and link alone. */
  instead: ReactNode
  children: ReactNode
}

/** One card of an island: where it cannot be drawn, the others stay. */
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
