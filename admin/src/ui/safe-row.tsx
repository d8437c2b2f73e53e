import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './safe-row.module.css'

interface Props {
  /** What the row shows: once it is another, the row is drawn anew. */
  of: unknown
  /** What people know the row by. */
  name: string
  /** The page where what it shows can be mended. */
  to?: string | undefined
  /** Of a table, a `tr` takes its place; of a list, a `li`. */
  as?: 'li' | 'tr'
  children: ReactNode
}

/** One row of a list: where it cannot be drawn, it says so in its place, and the others stay. The error goes to the console. */
export class SafeRow extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false })
  }

  override render() {
    const { name, to, as = 'li', children } = this.props
    if (!this.state.failed) return children
    const words = (
      <>
        {name} tidak dapat ditampilkan di daftar ini. {to !== undefined && <Link to={to}>Buka datanya</Link>}
      </>
    )
    if (as === 'li') return <li className={classes.row}>{words}</li>
    return (
      <tr>
        {/* As wide as any table of the office. */}
        <td className={classes.row} colSpan={50}>
          {words}
        </td>
      </tr>
    )
  }
}
