/**
 * Returns the given list of the members of a union, in the given order. If a member is missing, or a value is not a member, this is a type
 * error.
 */
export const everyOf =
  <Union extends string>() =>
  <const List extends readonly Union[]>(...list: [Union] extends [List[number]] ? List : never): List =>
    list
