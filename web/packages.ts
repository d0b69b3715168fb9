// The packages of the program beside React, imported here so that they are evaluated in a task before the program's own
// (`main.ts`).
import 'react-intl';
import 'react-relay';
import 'react-router-dom';
