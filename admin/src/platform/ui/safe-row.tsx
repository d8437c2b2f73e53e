import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './safe-row.module.css'

interface Props {
  /** The row's data: an error is cleared once it changes. */
  of: unknown
  /** The name that identifies the row. */
  name: string
  /** The page where the record can be mended. */
  to?: string | undefined
  /** The element of the fallback: a list's `li`, a table's `tr`, a page's `div`, or a listbox's `option`. */
  as?: 'li' | 'tr' | 'div' | 'option'
  /**
   * The row, or a function that renders it: an element written in place renders before any boundary could catch its
   * error.
   */
  children: ReactNode | (() => ReactNode)
}

/**
 * An error boundary for one row of a list: its place says that it cannot be shown, and the others stay. The error goes
 * to the console.
 */
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
        {/* Spans the columns of any table. */}
        <td className={classes.row} colSpan={50}>
          {words}
        </td>
      </tr>
    )
  }
}

/** Renders inside the boundary. */
function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw()
}
