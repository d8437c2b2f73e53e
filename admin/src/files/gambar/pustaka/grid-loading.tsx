import visuallyHidden from '../../../platform/ui/visually-hidden.module.css'
import classes from './grid-loading.module.css'

const PLATES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Renders placeholders while the grid of pictures loads. */
export function GridLoading() {
  return (
    <div className={classes.grid} role="status">
      <span className={visuallyHidden.always}>LOADING</span>
      {PLATES.map((plate) => (
        <span key={plate} className={classes.plate} />
      ))}
    </div>
  )
}
