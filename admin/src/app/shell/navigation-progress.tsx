import { useNavigation } from 'react-router-dom'
import classes from './navigation-progress.module.css'

/** Renders a thin progress bar over everything while the next page loads. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className={classes.track} role="progressbar" aria-label="Memuat halaman">
      <span className={classes.bar} />
    </div>
  )
}
