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
  /** What takes its place: of a list a `li`, of a table a `tr`, of a page a `div`, of a list to choose from an `option`. */
  as?: 'li' | 'tr' | 'div' | 'option'
  /** The row, or what draws it: what is written out in place is made before anything could catch it. */
  children: ReactNode | (() => ReactNode)
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
    if (!this.state.failed) return typeof children === 'function' ? <Drawn draw={children} /> : children
    const words = (
      <>
        {name} tidak dapat ditampilkan{as === 'div' ? '. ' : ' di daftar ini. '}
        {to !== undefined && <Link to={to}>Buka datanya</Link>}
      </>
    )
    if (as === 'li') return <li className={classes.row}>{words}</li>
    if (as === 'div') return <div className={classes.row}>{words}</div>
    if (as === 'option')
      return (
        // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done with it
        <div role="option" aria-selected={false} aria-disabled className={classes.row}>
          {name} tidak dapat ditampilkan di daftar ini.
        </div>
      )
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

/** Draws within the row's own guard. */
function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw()
}
