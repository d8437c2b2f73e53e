/**
 * The mode of a form: a new record needs all that its noun requires; an edited one may only not contradict the server's
 * checks.
 */
export type FormMode = 'add' | 'edit'
