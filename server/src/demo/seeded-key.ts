/** The key of the setting that says a demonstration was put in here. */
export const seededKey = 'demo.seeded'
