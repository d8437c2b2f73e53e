import styles from './anchor-links.module.css'
import type { Anchor } from './anchors.ts'
import './anchor-links.print.css'

/** Renders links to the parts that this package has. */
export function AnchorLinks({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <nav className={styles.links} aria-label="Bagian halaman">
      <ul>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
