/** A new record needs all that its noun asks for; an edited one only may not contradict the server's checks. */
export type FormMode = 'add' | 'edit'
