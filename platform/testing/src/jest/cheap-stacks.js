// React's development build records a stack and a task for each element that it creates. Jest requests a hundred lines of a stack, and
// nobody reads the tasks: together they took a twelfth of a component test.
Error.stackTraceLimit = 10;
delete console.createTask;
