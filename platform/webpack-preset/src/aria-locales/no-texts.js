/** In the place of React Aria's texts in a language that a build does not have. */
export default undefined;
