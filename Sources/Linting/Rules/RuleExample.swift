/// Elements of a document that break a rule, and how the same is done right: start tags with the attributes that matter.
package struct RuleExample: Hashable, Sendable {
  /// Tags of a document in which the rule finds something.
  package var wrong: [String]
  /// Tags of a document in which it finds nothing.
  package var right: [String]
  /// What `--fix` changes; nil if a person has to decide.
  package var fix: String?

  init(wrong: [String], right: [String], fix: String? = nil) {
    self.wrong = wrong
    self.right = right
    self.fix = fix
  }
}

extension RuleSet {
  /// The example of each rule, by its identifier. `RuleExampleTests` holds them against the documents of Fixtures/lint.
  package static let examples: [String: RuleExample] = [
    "adjusts_fixed_font": RuleExample(
      wrong: [
        #"<label text="Text" adjustsFontForContentSizeCategory="YES" id="text">"#,
        #"  <fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
      ],
      right: [
        #"<label adjustsFontForContentSizeCategory="YES" id="text">"#,
        #"  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
      ], fix: "turns off \"Automatically Adjusts Font\", without a change to the layout"),
    "ambiguous_layout": RuleExample(
      wrong: [
        #"<constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading"/>"#,
        #"<constraint firstItem="next" firstAttribute="leading" secondItem="box" secondAttribute="trailing"/>"#,
      ],
      right: [
        #"<constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing"/>"#,
      ]),
    "arranged_subview_edge": RuleExample(
      wrong: [#"<constraint firstItem="one" firstAttribute="leading" secondItem="stack" secondAttribute="leading"/>"#],
      right: [#"<constraint firstItem="one" firstAttribute="width" secondItem="two" secondAttribute="width"/>"#]),
    "clipped_text": RuleExample(
      wrong: [
        #"<label text="Timeline&#10;Layout" numberOfLines="0" id="text">"#,
        #"  <constraint firstAttribute="height" constant="20.5"/>"#,
      ],
      right: [
        #"<label text="Timeline Layout" numberOfLines="0" id="text">"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" secondItem="text" secondAttribute="trailing"/>"#,
      ]),
    "conflicting_constraints": RuleExample(
      wrong: [
        #"<constraint firstItem="press" firstAttribute="leading" constant="80"/>"#,
        #"<constraint firstAttribute="width" constant="214"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="press" secondAttribute="trailing" constant="81"/>"#,
      ],
      right: [
        #"<constraint firstItem="press" firstAttribute="leading" constant="80"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" secondItem="press" secondAttribute="trailing"/>"#,
      ]),
    "deprecated_layout_guide": RuleExample(
      wrong: [#"<constraint firstItem="text" firstAttribute="top" secondItem="above" secondAttribute="bottom"/>"#],
      right: [#"<constraint firstItem="text" firstAttribute="top" secondItem="safe" secondAttribute="top"/>"#]),
    "duplicate_constraint": RuleExample(
      wrong: [
        #"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" constant="16" id="text-l"/>"#,
        #"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" constant="16" id="again"/>"#,
      ],
      right: [
        #"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" constant="16" id="text-l"/>"#,
        #"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" priority="999" id="lower"/>"#,
      ], fix: "removes the second constraint, unless an outlet or a variation refers to the constraint"),
    "dynamic_type_off": RuleExample(
      wrong: [
        #"<label text="Text" id="text">"#,
        #"  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
      ],
      right: [
        #"<label adjustsFontForContentSizeCategory="YES" id="text">"#,
        #"  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
      ], fix: "turns on \"Automatically Adjusts Font\""),
    "fixed_font": RuleExample(
      wrong: [#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#],
      right: [#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#]),
    "fixed_text_width": RuleExample(
      wrong: [#"<constraint firstAttribute="width" constant="100"/>"#],
      right: [#"<constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100"/>"#]),
    "hidden_view_conflict": RuleExample(
      wrong: [#"<view hidden="YES" id="hidden">"#, #"  <constraint firstAttribute="height" constant="40"/>"#],
      right: [#"<view id="linked">"#, #"  <constraint firstAttribute="height" constant="40" priority="999"/>"#]),
    "left_right_attribute": RuleExample(
      wrong: [#"<constraint firstItem="text" firstAttribute="left"/>"#],
      right: [#"<constraint firstItem="text" firstAttribute="leading"/>"#],
      fix: "changes left to leading and right to trailing, if the change is possible for both items of the constraint"),
    "misplaced_view": RuleExample(
      wrong: [#"<label misplaced="YES" id="text">"#], right: [#"<label text="Timeline Layout" id="text">"#]),
    "missing_constraints": RuleExample(
      wrong: [
        #"<view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="one" userLabel="One">"#
      ],
      right: [
        #"<constraint firstItem="one" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="one-l"/>"#,
        #"<constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="one-t"/>"#,
      ]),
    "missing_constraint_identifier": RuleExample(
      wrong: [#"<constraint firstAttribute="width" constant="214" id="width"/>"#],
      right: [#"<constraint firstAttribute="height" constant="44" identifier="press.height" id="height"/>"#]),
    "missing_destination": RuleExample(
      wrong: [#"<outlet property="title" destination="gone"/>"#],
      right: [#"<outlet property="delegate" destination="-1"/>"#]),
    "missing_reuse_identifier": RuleExample(
      wrong: [#"<collectionViewCell id="item">"#], right: [#"<tableViewCell reuseIdentifier="Row" id="named">"#]),
    "missing_trailing": RuleExample(
      wrong: [#"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" secondAttribute="leading"/>"#],
      right: [
        #"<constraint firstItem="text" firstAttribute="leading" secondItem="safe" secondAttribute="leading"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="text"/>"#,
      ]),
    "outside_safe_area": RuleExample(
      wrong: [#"<constraint firstAttribute="bottom" secondItem="save" secondAttribute="bottom" constant="10"/>"#],
      right: [#"<constraint firstItem="text" firstAttribute="top" secondItem="safe" secondAttribute="top"/>"#]),
    "outside_screen": RuleExample(
      wrong: [
        #"<constraint firstAttribute="width" constant="90"/>"#,
        #"<constraint firstItem="save" firstAttribute="leading" secondItem="root" constant="280"/>"#,
      ],
      right: [
        #"<constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="save"/>"#,
      ]),
    "overlapping_views": RuleExample(
      wrong: [
        #"<constraint firstItem="left" firstAttribute="leading" secondItem="root"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="right" secondAttribute="trailing"/>"#,
      ],
      right: [
        #"<constraint firstItem="left" firstAttribute="leading"/>"#,
        #"<constraint firstItem="right" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="left"/>"#,
      ]),
    "required_hidden_size": RuleExample(
      wrong: [#"<view hidden="YES" id="hidden">"#, #"  <constraint firstAttribute="height" constant="40"/>"#],
      right: [#"<view id="linked">"#, #"  <constraint firstAttribute="height" constant="40" priority="999"/>"#],
      fix: "lowers the priority of the required size to 999"),
    "required_row_height": RuleExample(
      wrong: [
        #"<tableView rowHeight="80" id="table">"#, #"  <constraint firstAttribute="height" constant="40"/>"#,
        #"  <constraint firstItem="row-content" firstAttribute="bottom" constant="8"/>"#,
      ],
      right: [#"<tableView rowHeight="72" id="table">"#, #"  <constraint firstAttribute="height" constant="40"/>"#],
      fix: "lowers the priority of a height to 999"),
    "low_contrast": RuleExample(
      wrong: [
        #"<color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
      ],
      right: [
        #"<color key="textColor" white="0.4" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
      ]),
    "missing_accessibility_label": RuleExample(
      wrong: [#"<state key="normal" image="bin"/>"#],
      right: [
        #"<accessibility key="accessibilityConfiguration" label="Delete"/>"#, #"<state key="normal" image="bin"/>"#,
      ]),
    "reading_order": RuleExample(
      wrong: [#"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="left">"#],
      right: [
        #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="left">"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="shouldGroupAccessibilityChildren" value="YES"/>"#,
      ]),
    "scrollable_content_size": RuleExample(
      wrong: [
        #"<constraint firstItem="page" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>"#
      ],
      right: [
        #"<constraint firstItem="page" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>"#,
        #"<constraint firstItem="content" firstAttribute="trailing" secondItem="page" secondAttribute="trailing"/>"#,
      ]),
    "small_touch_target": RuleExample(
      wrong: [#"<constraint firstAttribute="height" constant="30"/>"#],
      right: [#"<constraint firstAttribute="height" constant="44"/>"#]),
    "unreachable_scene": RuleExample(
      wrong: [#"<viewController id="plain">"#], right: [#"<segue destination="reached" kind="show"/>"#]),
    "unused_variation": RuleExample(
      wrong: [#"<label numberOfLines="0" id="text">"#, #"  <variation key="heightClass=compact" numberOfLines="0"/>"#],
      right: [#"<label numberOfLines="0" id="text">"#, #"  <variation key="heightClass=compact" numberOfLines="1"/>"#],
      fix: "removes the variation"),
    "zero_size": RuleExample(
      wrong: [
        #"<constraint firstItem="photo" firstAttribute="leading" constant="160"/>"#,
        #"<constraint firstAttribute="trailing" secondItem="photo" constant="160"/>"#,
      ],
      right: [
        #"<constraint firstItem="photo" firstAttribute="leading" constant="130"/>"#,
        #"<constraint firstItem="safe" firstAttribute="trailing" secondItem="photo" constant="130"/>"#,
      ]),
  ]
}

extension RuleSet {
  /// The identifiers of the rules for whose findings `trellis check --list-fixes` seeks fixes among which a person chooses.
  package static let withListedFixes: Set<String> = [
    "adjusts_fixed_font", "ambiguous_layout", "arranged_subview_edge", "clipped_text", "conflicting_constraints",
    "fixed_text_width", "hidden_view_conflict", "misplaced_view", "missing_constraints", "missing_destination",
    "missing_reuse_identifier", "missing_trailing", "outside_safe_area", "outside_screen", "overlapping_views",
    "required_hidden_size", "required_row_height", "scrollable_content_size", "small_touch_target", "zero_size",
  ]
}
